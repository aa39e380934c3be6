import type { Pace } from '../trip/index.ts'
import type { Diet, HouseRule, Interest, LanguageCode, PartOfDay, RoomKind } from './trip-request.ts'

/** Forms of one meaning: `day`, `days`. Accents, capitals, hyphens and apostrophes do not matter. */
export type Forms = readonly string[]

/** Public holidays that depend on Easter or have a fixed date, and the seasons. */
export type PublicHoliday =
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

/** Words with the same meaning in any position; the readers contain the grammar. */
export type Meanings = {
  /** Everyday words: they identify the language and are never a name. */
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
  /** Before a place: the origin. */
  readonly origin: Forms
  /** After a place: the origin, as in "die in Wien beginnt". */
  readonly originAfter: Forms
  /** Before a place: the origin if a destination follows, as with Spanish "de". */
  readonly originWeak: Forms
  /** Before a place: certainly the destination. */
  readonly goal: Forms
  /** Before a place: the location. */
  readonly within: Forms
  readonly visit: Forms
  /** A kind of sight: "the tower in Belém" is no other city. */
  readonly sight: Forms
  /** Ends a name: "while in", "if possible". */
  readonly nameEnd: Forms
  readonly person: Forms
  readonly adult: Forms
  /** Between a number and its noun: "three full days", "2 small children". */
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
  /** Pairs: "2 couples". */
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
  /** Requires as many seats as people: "it should seat". */
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
  /** Kinds of rental cars: `sedan`, `Kombi`. */
  readonly carKind: Forms
  readonly at: Forms
  readonly oclock: Forms
  readonly am: Forms
  readonly pm: Forms
  /** Before "from": the end of the journey, not its origin. */
  readonly homeward: Forms
  readonly arrive: Forms
  readonly leave: Forms
  readonly appointment: Forms
  readonly today: Forms
  readonly tomorrow: Forms
  readonly dayAfterTomorrow: Forms
  /** After a named day: "the day after". */
  readonly dayAfter: Forms
  /** Before a public holiday: the days after it, or before it. */
  readonly afterHoliday: Forms
  readonly beforeHoliday: Forms
  readonly next: Forms
  readonly this: Forms
  readonly in: Forms
  readonly last: Forms
  readonly not: Forms
  /** Ends the scope of a refusal: "no museums but the Louvre". */
  readonly but: Forms
  /** "Swap the Uffizi for the Bargello", "rather the Bargello than the Uffizi". */
  readonly swap: Forms
  readonly swapFor: Forms
  readonly prefer: Forms
  readonly preferTo: Forms
  /** Between the preferred and the other: "rather the Prado than the palace". */
  readonly than: Forms
  /** Walking, and phrases for difficult walking after a refusal: "nobody walks far". */
  readonly walk: Forms
  readonly far: Forms
  /** Before a sight that only describes a location. */
  readonly near: Forms
  readonly unwanted: Forms
  readonly wanted: Forms
  /** Behind a sight: "is a must". */
  readonly isMust: Forms
  /** After a sight or a kind of sight: "can be skipped". */
  readonly isUnwanted: Forms
  /** Before a kind of sight that is neither wished nor refused: "few museums". */
  readonly few: Forms
  readonly meal: Forms
  /** After a mode of travel: "is out of the question". */
  readonly isOut: Forms
  /** The same as "no flights": "by train only". */
  readonly overland: Forms
  readonly flight: Forms
  readonly driving: Forms
  readonly pet: Forms
  /** Refusing them means a need for step-free access. */
  readonly stairs: Forms
  /** A stopover, and words for the onward journey. */
  readonly layover: Forms
  readonly onward: Forms
  /** Words of permission, for the house rules. */
  readonly allowed: Forms
}
export type Meaning = keyof Meanings

/** Words for one of several values. */
export type Values = {
  readonly number: Readonly<Record<number, Forms>>
  readonly multiple: Readonly<Record<number, Forms>>
  readonly ordinal: Readonly<Record<number, Forms>>
  readonly monthName: Readonly<Record<number, Forms>>
  /** German has one word for a week, weekend or half of a month: Maiwoche. */
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
  readonly publicHoliday: Readonly<Partial<Record<PublicHoliday, Forms>>>
  readonly season: Readonly<Record<Season, Forms>>
  readonly monthPart: Readonly<Record<MonthPart, Forms>>
  readonly interest: Readonly<Record<Interest, Forms>>
  readonly diet: Readonly<Record<Diet, Forms>>
  readonly cuisine: Readonly<Record<string, Forms>>
  readonly pace: Readonly<Partial<Record<Pace, Forms>>>
  readonly mobility: Readonly<Record<'step-free' | 'short-walks', Forms>>
  readonly roomKind: Readonly<Record<Exclude<RoomKind, 'not shared room'>, Forms>>
  readonly houseRule: Readonly<Record<Exclude<HouseRule, 'pets' | 'children under 10'>, Forms>>
  /** House rules that need a word of permission: guests, a party. */
  readonly houseNoun: Readonly<Record<'visitors' | 'parties', Forms>>
}
export type ValueMeaning = keyof Values

export type Language = {
  readonly code: LanguageCode
  /** 03/04 is the third of April everywhere but in American English. */
  readonly isMonthFirst: boolean
  /** Capitals do not mark names in German. */
  readonly hasCapitalNouns: boolean
  readonly meanings: Meanings
  readonly values: Values
}
