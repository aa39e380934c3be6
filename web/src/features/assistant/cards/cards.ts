import { AdvisoryCard, AdvisoryData } from './advisory-card.tsx'
import { BestTimeCard, BestTimeData, ClimateCard, ClimateData } from './climate-card.tsx'
import { ClockCard, ClockData } from './clock-card.tsx'
import { CostCard, CostData } from './cost-card.tsx'
import { CountryCard, CountryData, PlugsCard, PlugsData } from './country-card.tsx'
import { DistanceCard, DistanceData } from './distance-card.tsx'
import { EmbassyCard, EmbassyData } from './embassy-card.tsx'
import { EmergencyCard, EmergencyData } from './emergency-card.tsx'
import { EntryCard, EntryData } from './entry-card.tsx'
import {
  BudgetCard,
  FoodCard,
  PracticeCard,
  SafetyCard,
  SeasonsCard,
  StayCard,
  SuggestionsCard,
} from './guide/facts-card.tsx'
import { FactsData, SightsData, StepsData, WaysData } from './guide/guide-data.ts'
import { SightsCard } from './guide/sights-card.tsx'
import { StepsCard } from './guide/steps-card.tsx'
import { WaysCard } from './guide/ways-card.tsx'
import { HandOffCard, HandOffData } from './hand-off-card.tsx'
import { HealthCard, HealthData } from './health-card.tsx'
import { HolidaysCard, HolidaysData } from './holidays-card.tsx'
import { PassportCard, PassportData } from './passport-card.tsx'
import { PhraseCard, PhraseData } from './phrase-card.tsx'
import { PlacesCard, PlacesData } from './places-card.tsx'
import { RateCard, RateData } from './rate-card.tsx'
import { RightsCard, RightsData } from './rights-card.tsx'
import { SpendingCard, SpendingData } from './spending-card.tsx'
import { TimeDifferenceCard, TimeDifferenceData } from './time-difference-card.tsx'
import { CheckCard, CheckData } from './trip/check-card.tsx'
import { TripCard, TripData } from './trip/trip-card.tsx'
import { TripChangeCard, TripChangeData } from './trip/trip-change-card.tsx'

/** For each tool of the companion: the schema and the view of its card. */
export const CARDS = {
  'find-places': { schema: PlacesData, View: PlacesCard },
  'measure-distance': { schema: DistanceData, View: DistanceCard },
  'entry-rule': { schema: EntryData, View: EntryCard },
  'passport-validity': { schema: PassportData, View: PassportCard },
  'travel-advisory': { schema: AdvisoryData, View: AdvisoryCard },
  'convert-currency': { schema: RateData, View: RateCard },
  'country-basics': { schema: CountryData, View: CountryCard },
  'plugs-and-driving': { schema: PlugsData, View: PlugsCard },
  'trip-cost': { schema: CostData, View: CostCard },
  'city-climate': { schema: ClimateData, View: ClimateCard },
  'best-time': { schema: BestTimeData, View: BestTimeCard },
  'public-holidays': { schema: HolidaysData, View: HolidaysCard },
  'emergency-numbers': { schema: EmergencyData, View: EmergencyCard },
  'health-rules': { schema: HealthData, View: HealthCard },
  'own-embassy': { schema: EmbassyData, View: EmbassyCard },
  'time-difference': { schema: TimeDifferenceData, View: TimeDifferenceCard },
  'local-time': { schema: ClockData, View: ClockCard },
  'passenger-rights': { schema: RightsData, View: RightsCard },
  'hotel-search': { schema: HandOffData, View: HandOffCard },
  'flight-search': { schema: HandOffData, View: HandOffCard },
  'car-search': { schema: HandOffData, View: HandOffCard },
  'plan-trip': { schema: TripData, View: TripCard },
  'change-trip': { schema: TripChangeData, View: TripChangeCard },
  'check-plan': { schema: CheckData, View: CheckCard },
  'country-practice': { schema: FactsData, View: PracticeCard },
  'getting-there': { schema: WaysData, View: WaysCard },
  'place-safety': { schema: FactsData, View: SafetyCard },
  'food-and-drink': { schema: FactsData, View: FoodCard },
  'things-to-do': { schema: SightsData, View: SightsCard },
  'seasons-and-events': { schema: FactsData, View: SeasonsCard },
  'where-to-stay': { schema: FactsData, View: StayCard },
  'budget-check': { schema: FactsData, View: BudgetCard },
  'what-to-do-if': { schema: StepsData, View: StepsCard },
  'rail-rights': { schema: StepsData, View: StepsCard },
  'border-rules': { schema: StepsData, View: StepsCard },
  'travel-advice': { schema: StepsData, View: StepsCard },
  'light-snow-sea': { schema: FactsData, View: PracticeCard },
  'where-to-go': { schema: FactsData, View: SuggestionsCard },
  'compare-places': { schema: FactsData, View: SuggestionsCard },
  'days-needed': { schema: FactsData, View: SuggestionsCard },
  'day-trip-check': { schema: FactsData, View: SuggestionsCard },
  'guide-mentions': { schema: FactsData, View: PracticeCard },
  'own-spending': { schema: SpendingData, View: SpendingCard },
  'say-phrase': { schema: PhraseData, View: PhraseCard },
} as const
