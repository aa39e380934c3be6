import type { Pace } from '../trip/index.ts'
import type { Diet, HouseRule, Interest, LanguageCode, PartOfDay, RoomKind } from './trip-request.ts'

/** Forms of one meaning, parted by `|`: `day|days`. Accents, capitals, hyphens and apostrophes do not matter. */
export type Forms = string

/** Feasts that move with Easter or stand on a date, and the seasons. */
export type Feast =
  | 'easter'
  | 'holy-week'
  | 'advent'
  | 'christmas'
  | 'new-year'
  | 'pentecost'
  | 'ascension'
  | 'all-saints'
  | 'year-end'
  | 'valentine'
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'
export type MonthPart = 'early' | 'mid' | 'late' | 'first-half' | 'second-half'

/** Words that mean the same thing wherever they stand; the grammar is in the readers. */
export type Signs = {
  /** Words of everyday speech: they tell the language and are never a name. */
  readonly common: Forms
  readonly and: Forms
  readonly to: Forms
  readonly from: Forms
  readonly between: Forms
  readonly of: Forms
  readonly article: Forms
  readonly for: Forms
  readonly day: Forms
  readonly night: Forms
  readonly week: Forms
  readonly month: Forms
  readonly minute: Forms
  readonly hour: Forms
  /** Behind "and": "a day and a half". */
  readonly half: Forms
  readonly weekend: Forms
  readonly longWeekend: Forms
  readonly dayTrip: Forms
  readonly city: Forms
  /** Before a place: where the journey begins. */
  readonly origin: Forms
  /** Behind a place: where the journey begins, as in "die in Wien beginnt". */
  readonly originAfter: Forms
  /** Before a place: where it begins if another place follows that it goes to, as with Spanish "de". */
  readonly originWeak: Forms
  /** Before a place: surely where it goes. */
  readonly goal: Forms
  /** Before a place: where one is. */
  readonly within: Forms
  readonly visit: Forms
  /** One thing to see: "the tower in Belém" is no other city. */
  readonly sight: Forms
  /** Ends a name: "while in", "if possible". */
  readonly nameEnd: Forms
  readonly person: Forms
  readonly adult: Forms
  /** Between a number and what it counts: "three full days", "2 small children". */
  readonly adjective: Forms
  readonly groupOf: Forms
  /** The travellers, before their number: "nous sept". */
  readonly we: Forms
  readonly alone: Forms
  readonly pair: Forms
  /** With one more person: "my wife". */
  readonly companion: Forms
  /** With an age between it and "my": "my 78 year old mum". */
  readonly kin: Forms
  /** Two more people. */
  readonly parents: Forms
  /** Counted in twos: "2 couples". */
  readonly couples: Forms
  /** Three people. */
  readonly trio: Forms
  readonly friends: Forms
  readonly family: Forms
  readonly with: Forms
  /** The speaker among others: "and I". */
  readonly speaker: Forms
  readonly child: Forms
  readonly oneChild: Forms
  readonly twins: Forms
  readonly baby: Forms
  readonly aged: Forms
  readonly years: Forms
  readonly under: Forms
  readonly seat: Forms
  /** Asks for as many seats as there are people: "it should seat". */
  readonly mustSeat: Forms
  readonly budget: Forms
  readonly limit: Forms
  readonly perPerson: Forms
  readonly perDay: Forms
  readonly perNight: Forms
  readonly roundTrip: Forms
  readonly oneWay: Forms
  readonly room: Forms
  readonly lodging: Forms
  readonly stayAt: Forms
  readonly star: Forms
  readonly rent: Forms
  /** What is rented: `sedan`, `Kombi`. */
  readonly carKind: Forms
  readonly at: Forms
  readonly oclock: Forms
  readonly am: Forms
  readonly pm: Forms
  /** Before "from": where the journey ends, and not where it began. */
  readonly homeward: Forms
  readonly arrive: Forms
  readonly leave: Forms
  readonly appointment: Forms
  readonly today: Forms
  readonly tomorrow: Forms
  readonly dayAfterTomorrow: Forms
  /** Behind a day that was named: "the day after". */
  readonly dayAfter: Forms
  /** Before a feast: the days that follow it, or lead up to it. */
  readonly afterFeast: Forms
  readonly beforeFeast: Forms
  readonly next: Forms
  readonly this: Forms
  readonly in: Forms
  readonly last: Forms
  readonly not: Forms
  /** Ends what a refusal holds for: "no museums but the Louvre". */
  readonly but: Forms
  /** "Swap the Uffizi for the Bargello", "rather the Bargello than the Uffizi". */
  readonly swap: Forms
  readonly swapFor: Forms
  readonly prefer: Forms
  readonly preferTo: Forms
  /** Between what one would rather see and the other: "rather the Prado than the palace". */
  readonly than: Forms
  /** To go on foot, and what of it is hard behind a refusal: "nobody walks far". */
  readonly walk: Forms
  readonly far: Forms
  /** Before a sight that only tells where something else is. */
  readonly near: Forms
  readonly unwanted: Forms
  readonly wanted: Forms
  /** Behind a sight: "is a must". */
  readonly isMust: Forms
  /** Behind a sight or a sort of them: "can be skipped". */
  readonly isUnwanted: Forms
  /** Before a sort of sights that is neither wished for nor refused: "few museums". */
  readonly few: Forms
  readonly meal: Forms
  /** Behind a way to travel: "is out of the question". */
  readonly isOut: Forms
  /** As much as "no flights": "by train only". */
  readonly overland: Forms
  readonly flight: Forms
  readonly driving: Forms
  readonly pet: Forms
  /** Whoever refuses them needs a way without steps. */
  readonly stairs: Forms
  /** A stay on the way to somewhere else, and what leads on from it. */
  readonly layover: Forms
  readonly onward: Forms
  /** Words of permission, beside what a house may allow. */
  readonly allowed: Forms
}
export type Sign = keyof Signs

/** Words that name one of several values. */
export type Values = {
  readonly number: Readonly<Record<number, Forms>>
  readonly multiple: Readonly<Record<number, Forms>>
  readonly ordinal: Readonly<Record<number, Forms>>
  readonly monthName: Readonly<Record<number, Forms>>
  /** German names a week, weekend or half of a month in one word: Maiwoche. */
  readonly monthWeek?: Readonly<Record<number, Forms>>
  readonly monthWeekend?: Readonly<Record<number, Forms>>
  readonly monthHalf?: Readonly<Record<number, Forms>>
  /** Monday is 1. */
  readonly weekday: Readonly<Record<number, Forms>>
  /** People in one word: foursome, vierköpfig. */
  readonly headcount?: Readonly<Record<number, Forms>>
  /** The age of one child in one word: dreijähriger. */
  readonly childAge?: Readonly<Record<number, Forms>>
  /** Lengths in one word: fortnight, dreitägig. */
  readonly lengthDays: Readonly<Record<number, Forms>>
  /** Clock times in one word, in minutes. */
  readonly clock: Readonly<Record<number, Forms>>
  readonly currency: Readonly<Record<string, Forms>>
  readonly part: Readonly<Record<PartOfDay, Forms>>
  readonly feast: Readonly<Partial<Record<Feast, Forms>>>
  readonly season: Readonly<Record<Season, Forms>>
  readonly monthPart: Readonly<Record<MonthPart, Forms>>
  readonly interest: Readonly<Record<Interest, Forms>>
  readonly diet: Readonly<Record<Diet, Forms>>
  readonly cuisine: Readonly<Record<string, Forms>>
  readonly pace: Readonly<Partial<Record<Pace, Forms>>>
  readonly mobility: Readonly<Record<'step-free' | 'short-walks', Forms>>
  readonly roomKind: Readonly<Record<Exclude<RoomKind, 'not shared room'>, Forms>>
  readonly houseRule: Readonly<Record<Exclude<HouseRule, 'pets' | 'children under 10'>, Forms>>
  /** A rule only where it is said to be allowed: guests, a party. */
  readonly houseNoun: Readonly<Record<'visitors' | 'parties', Forms>>
}
export type ValueSign = keyof Values

export type Language = {
  readonly code: LanguageCode
  /** 03/04 is the third of April everywhere but in American English. */
  readonly isMonthFirst: boolean
  /** A capital makes no name in German. */
  readonly hasCapitalNouns: boolean
  readonly signs: Signs
  readonly values: Values
}
