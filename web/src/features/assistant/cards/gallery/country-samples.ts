import { claimed, foundBy, type SampleSource } from './claimed.ts'

const visa = (requirement: string, days: number | null, note: unknown = null) =>
  claimed({ requirement, days, note }, 'visas')

const advice = (authority: string, level: number, from: SampleSource, highestRegionalLevel: number | null = null) =>
  claimed({ authority, level, words: '', highestRegionalLevel }, from, level === 3 ? 'stale' : 'verified')

const dial = (number: string, confidence = 'high') =>
  claimed([{ number, confidence }], 'fcdo', confidence === 'low' ? 'unknown' : 'verified')

const SWITZERLAND = {
  capital: { name: 'Bern' },
  currencies: ['CHF'],
  languages: ['de', 'fr', 'it'],
  callingCodes: ['41'],
  drivingSide: 'right',
}
const VALIDITY = { validity: 6, unit: 'months', countedFrom: 'arrival', isIssuedWithinTenYears: false }
const HOLIDAYS = [
  ['2027-04-25', 'Dia da Liberdade'],
  ['2027-05-01', 'Dia do trabalhador'],
  ['2027-06-10', 'Dia de Portugal'],
  ['2027-08-15', 'Assunção de Maria'],
  ['2027-10-05', 'Implantação da República'],
  ['2027-11-01', 'Dia de Todos os Santos'],
  ['2027-12-01', 'Restauração da Independência'],
  ['2027-12-08', 'Imaculada Conceição'],
  ['2027-12-25', 'Natal'],
] as const

/** Results of the tools about countries, each in all its states. */
export const COUNTRY_CALLS = {
  'Entry, free': foundBy('entry-rule', { passport: 'DE', destination: 'JP', rule: visa('visa-free', 90) }),
  'Entry, length unknown': foundBy('entry-rule', { passport: 'BD', destination: 'TT', rule: visa('visa-free', null) }),
  'Entry, fits': foundBy('entry-rule', {
    passport: 'DE',
    destination: 'JP',
    rule: visa('visa-free', 90),
    stay: { verdict: 'fits', stayDays: 20, usedDays: null, remainingDays: null },
  }),
  'Entry, not understood': foundBy('entry-rule', {
    passport: 'DE',
    destination: 'JP',
    rule: visa('visa-free', 90),
    stay: { verdict: 'fits', stayDays: 20, usedDays: null, remainingDays: null },
    isStayUnclear: true,
  }),
  'Entry, overstay': foundBy('entry-rule', {
    passport: 'US',
    destination: 'TH',
    rule: visa('visa-free', 60),
    hasOverstayed: true,
  }),
  'Entry, free movement': foundBy('entry-rule', {
    passport: 'FR',
    destination: 'IT',
    rule: visa('visa-free', 90),
    isFreeMovement: true,
  }),
  'Entry, too long': foundBy('entry-rule', {
    passport: 'GB',
    destination: 'VN',
    rule: visa('visa-free', 45),
    stay: { verdict: 'too-long', stayDays: 60, usedDays: null, remainingDays: null },
    isPassportShort: false,
  }),
  'Entry, days used': foundBy('entry-rule', {
    passport: 'GB',
    destination: 'ES',
    rule: visa('visa-free', 90),
    stay: { verdict: 'fits', stayDays: null, usedDays: 40, remainingDays: 50 },
    isPassportShort: false,
  }),
  'Entry, ahead, with a later note': foundBy('entry-rule', {
    passport: 'DE',
    destination: 'GB',
    rule: visa('eta', 180, claimed('An ETA costs £20 from 8 April 2026 and is valid for two years.', 'fcdo')),
  }),
  'Entry, closed, old': foundBy('entry-rule', {
    passport: 'IL',
    destination: 'KW',
    rule: claimed({ requirement: 'no-admission', days: null, note: null }, 'visas', 'stale'),
  }),
  'Passport, not enough': foundBy('passport-validity', {
    country: 'TH',
    rule: claimed(VALIDITY, 'canada'),
    blankPages: claimed(1, 'canada'),
    check: {
      expiresOn: claimed('2027-03-01', 'canada'),
      untilAtLeast: claimed('2027-07-10', 'canada'),
      isMet: false,
    },
  }),
  'Passport, enough': foundBy('passport-validity', {
    country: 'IS',
    rule: claimed({ ...VALIDITY, validity: 3, countedFrom: 'departure', isIssuedWithinTenYears: true }, 'canada'),
    blankPages: null,
    check: { expiresOn: claimed('2030-03-01', 'canada'), untilAtLeast: claimed('2027-07-10', 'canada'), isMet: true },
  }),
  'Passport, not said': foundBy('passport-validity', {
    country: 'TH',
    rule: claimed(VALIDITY, 'canada', 'stale'),
    blankPages: null,
    check: null,
  }),
  Advice: foundBy('travel-advisory', {
    country: 'EG',
    advisories: [advice('US', 3, 'state'), advice('GB', 2, 'fcdo', 4), advice('CA', 1, 'canada')],
  }),
  'Country at a glance': foundBy('country-basics', { country: 'CH', facts: claimed(SWITZERLAND, 'countries') }),
  'Sockets, on the left': foundBy('plugs-and-driving', {
    country: 'MT',
    facts: claimed({ ...SWITZERLAND, drivingSide: 'left' }, 'countries'),
    plugs: claimed({ types: ['G'], volts: [230], hertz: [50] }, 'iec'),
  }),
  'Sockets, many': foundBy('plugs-and-driving', {
    country: 'IT',
    facts: claimed(SWITZERLAND, 'countries'),
    plugs: claimed({ types: ['C', 'F', 'L'], volts: [127, 230], hertz: [50] }, 'iec', 'stale'),
  }),
  'Sockets, not known': foundBy('plugs-and-driving', {
    country: 'AQ',
    facts: claimed({ ...SWITZERLAND, drivingSide: null }, 'countries'),
    plugs: null,
  }),
  Holidays: foundBy('public-holidays', {
    country: 'PT',
    from: claimed('2027-04-01', 'holidays'),
    to: claimed('2027-12-31', 'holidays'),
    days: claimed(
      HOLIDAYS.map(([date, name], index) => ({ date, name, isEstimated: index === 3 })),
      'holidays',
    ),
  }),
  'No holiday': foundBy('public-holidays', {
    country: 'PT',
    from: claimed('2027-02-01', 'holidays'),
    to: claimed('2027-02-07', 'holidays'),
    days: claimed([], 'holidays'),
  }),
  'Emergency, one number': foundBy('emergency-numbers', {
    country: 'PT',
    numbers: { general: dial('112'), police: dial('112'), ambulance: dial('112'), fire: dial('112') },
  }),
  'Emergency, in doubt': foundBy('emergency-numbers', {
    country: 'TH',
    numbers: { general: dial('191'), police: dial('191'), ambulance: dial('1669', 'low'), fire: dial('199') },
  }),
  Health: foundBy('health-rules', {
    country: 'KE',
    facts: claimed({ yellowFever: 'required-from-risk', malaria: 'some-areas' }, 'canada'),
  }),
  Embassy: foundBy('own-embassy', {
    own: 'DE',
    host: 'PT',
    missions: [
      claimed(
        {
          kind: 'embassy',
          city: 'Lisbon',
          phone: '+351 218 810 210',
          website: 'https://lissabon.diplo.de/',
          coordinates: { latitude: 38.7213, longitude: -9.1408 },
        },
        'embassies',
        'stale',
      ),
    ],
  }),
}
