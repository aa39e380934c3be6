import { calendarDate } from '../../kernel/index.ts'
import { foldText } from '../../place-search/index.ts'
import type { TripCity } from '../../trip/index.ts'
import { readTripRequest } from '../read-trip-request.ts'
import type { Amount, Said, SaidMoment, TripRequest } from '../trip-request.ts'

/** A Sunday, so that "next weekend" is six days away. */
export const TODAY = calendarDate('2026-11-15')

/** Cities with the names in the requests of the corpus; the product uses its search. */
const CITIES = `
Rome IT Rom Roma
Paris FR Parigi
Lisbon PT Lissabon Lisboa Lisbonne Lisbona
Porto PT Oporto
Madrid ES
Barcelona ES Barcelone Barcellona
Vienna AT Wien Vienne Viena
Berlin DE Berlino Berlim Berlín
Munich DE München Monaco_di_Baviera Múnich Munique
Hamburg DE Hambourg Hamburgo Amburgo
Milan IT Mailand Milano Milán Milão
Florence IT Florenz Firenze Florencia Florença
Venice IT Venedig Venise Venecia Venezia Veneza
Naples IT Neapel Napoli Nápoles
London GB Londres Londra
Prague CZ Prag Praga
Budapest HU Budapeste
Amsterdam NL Ámsterdam Amesterdão
New_York US Nueva_York Nova_York Nova_Iorque
Tokyo JP Tokio Tóquio
Kyoto JP Kioto Quioto
Osaka JP
Lyon FR Lione
Nice FR Nizza Niza
Marseille FR Marsella
Seville ES Sevilla Séville Siviglia Sevilha
Granada ES Grenade
Valencia ES Valence
Athens GR Athen Athènes Atenas Atene
Istanbul TR Estambul Istambul
Dublin IE Dublín Dublino Dublim
Edinburgh GB Édimbourg Edimburgo
Copenhagen DK Kopenhagen Copenhague Copenaghen Copenhaga
Stockholm SE Estocolmo Stoccolma
Rio_de_Janeiro BR
São_Paulo BR
Salzburg AT Salzbourg Salzburgo Salisburgo
Zurich CH Zürich Zurigo Zurique
Portland,_Oregon US
Mexico_City MX Ciudad_de_México
Kraków PL Krakau Cracovie Cracovia Cracóvia
Frankfurt_am_Main DE
Brussels BE Brüssel Bruxelles Bruselas Bruxelas
Bologna IT Bolonia
Turin IT Torino Turín
Cologne DE Köln Colonia
Buenos_Aires AR
Boston US
Chicago US
Dubai AE
Singapore SG Singapur
Marrakesh MA Marrakech Marrakesch
Essen DE
Washington US
Bordeaux FR
Toledo ES
Bruges BE Brügge Brujas
Orlando US
Catania IT Catane
Belém BR|Sintra PT|Duomo IT|Heidelberg DE|Chiang_Mai TH|Sa_Pa VN|Cape_May US|Mar_del_Plata AR|Toronto CA
Strasbourg FR Straßburg Estrasburgo Strasburgo
Málaga ES Malaga
Córdoba ES Cordoue
Palermo IT Palerme
Montréal CA Montreal
Hiroshima JP Hiroxima
Lima PE
Cusco PE Cuzco
Machupicchu PE Machu_Picchu`
const COUNTRIES: Readonly<Record<string, string>> = {
  italy: 'IT',
  italien: 'IT',
  italie: 'IT',
  italia: 'IT',
  japan: 'JP',
  portugal: 'PT',
  'costa rica': 'CR',
  peru: 'PE',
}

const cities = new Map<string, TripCity>()
for (const city of CITIES.split(/[|\n]/).filter(Boolean)) {
  const [name = '', country = '', ...others] = city.split(' ').map((word) => word.replaceAll('_', ' '))
  const known = { name, country, cityId: cities.size, coordinates: { latitude: 0, longitude: 0 } }
  for (const each of [name, ...others]) cities.set(foldText(each), known)
}

export function read(text: string): TripRequest {
  return readTripRequest(text, {
    today: TODAY,
    findCity: (name) => cities.get(foldText(name)) ?? null,
    findCountry: (name) => COUNTRIES[foldText(name)] ?? null,
  })
}

/** Every parsed fact, in a fixed order, on one line. */
export const summarise = (text: string): string => summariseRequest(read(text))

export function summariseRequest(request: TripRequest): string {
  const { dates, travellers, budget, destinations } = request
  const list = (facts: readonly Said<string>[]): string => facts.map(({ value }) => value).join(';')
  const nights = destinations.some(({ value }) => value.nights !== null)
    ? destinations.map(({ value }) => value.nights).join('+')
    : ''
  const facts: Readonly<Record<string, string | number | undefined>> = {
    in: request.language,
    from: request.origin?.value.city?.name ?? request.origin?.value.name,
    to: destinations.map(({ value }) => value.city?.name ?? value.country ?? `"${value.name}"`).join('+'),
    nights,
    cities: request.cityCount?.value,
    trip: request.isRoundTrip ? (request.isRoundTrip.value ? 'return' : 'one-way') : '',
    days: request.days?.value,
    dates: dates ? `${dates.value.start}${dates.value.isExact ? '..' : '~'}${dates.value.end}` : '',
    people: travellers?.value.people,
    kids:
      travellers && travellers.value.children > 0
        ? `${travellers.value.children}(${travellers.value.childAges.join(',')})`
        : '',
    budget: budget ? `${money(budget.value)}/${budget.value.per}` : '',
    likes: list(request.interests),
    pace: request.pace?.value,
    diet: list(request.diets),
    food: list(request.cuisines),
    legs: request.mobility?.value,
    see: list(request.mustSee),
    not: list(request.mustNot),
    fixed: request.appointments.map(({ value }) => `${value.title} ${moment(value)}`).join(';'),
    arrive: request.arrival ? moment(request.arrival.value) : '',
    leave: request.departure ? moment(request.departure.value) : '',
    rooms: request.rooms?.value,
    room: request.roomKind?.value,
    house: list(request.houseRules),
    avoid: list(request.avoided),
    hotel: request.lodging?.value.name ?? '',
  }
  return Object.entries(facts)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')
}

const money = ({ minorUnits, currency }: Amount): string => `${minorUnits / 100}${currency ?? '?'}`

function moment({ date, time, part }: SaidMoment): string {
  const clock = time === null ? (part ?? '') : `${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`
  return [date, clock].filter(Boolean).join('T')
}
