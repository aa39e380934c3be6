import { calendarDate, type CalendarDate, type Source } from '../kernel/index.ts'
import type { Law } from './law.ts'

/** The office that hears complaints about passenger rights, by country of the airport; addresses of its own site. */
const BODIES: Readonly<Record<string, readonly [title: string, url: string]>> = {
  AT: ['apf, Agentur für Passagier- und Fahrgastrechte', 'https://www.apf.gv.at/'],
  BE: ['SPF Mobilité et Transports', 'https://mobilit.belgium.be/'],
  BG: ['Civil Aviation Administration', 'https://www.caa.bg/'],
  BR: ['ANAC, with consumidor.gov.br', 'https://www.gov.br/anac/'],
  CA: ['Canadian Transportation Agency', 'https://otc-cta.gc.ca/eng/air-travel-complaints'],
  CH: ['Bundesamt für Zivilluftfahrt', 'https://www.bazl.admin.ch/'],
  CZ: ['Úřad pro civilní letectví', 'https://www.caa.gov.cz/'],
  DE: ['Luftfahrt-Bundesamt', 'https://www.lba.de/'],
  DK: ['Trafikstyrelsen', 'https://www.trafikstyrelsen.dk/'],
  EE: ['Tarbijakaitse ja Tehnilise Järelevalve Amet', 'https://www.ttja.ee/'],
  ES: ['Agencia Estatal de Seguridad Aérea', 'https://www.seguridadaerea.gob.es/'],
  FI: ['Kuluttajariitalautakunta', 'https://www.kuluttajariita.fi/'],
  FR: ['Direction générale de l’aviation civile', 'https://www.ecologie.gouv.fr/'],
  GB: ['Civil Aviation Authority', 'https://www.caa.co.uk/passengers/'],
  GR: ['Hellenic Civil Aviation Authority', 'https://hcaa.gov.gr/'],
  HR: ['Hrvatska agencija za civilno zrakoplovstvo', 'https://www.ccaa.hr/'],
  HU: ['Fogyasztóvédelem', 'https://fogyasztovedelem.kormany.hu/'],
  IE: ['Irish Aviation Authority', 'https://www.iaa.ie/'],
  IS: ['Samgöngustofa', 'https://www.samgongustofa.is/'],
  IT: ['ENAC', 'https://www.enac.gov.it/'],
  LU: ['Direction de l’aviation civile', 'https://dac.gouvernement.lu/'],
  LV: ['Patērētāju tiesību aizsardzības centrs', 'https://www.ptac.gov.lv/'],
  MT: ['Malta Competition and Consumer Affairs Authority', 'https://mccaa.org.mt/'],
  NL: ['Inspectie Leefomgeving en Transport', 'https://www.ilent.nl/'],
  NO: ['Transportklagenemnda', 'https://www.transportklagenemnda.no/'],
  PL: ['Rzecznik Praw Pasażerów', 'https://pasazerlotniczy.ulc.gov.pl/'],
  PT: ['Autoridade Nacional da Aviação Civil', 'https://www.anac.pt/'],
  RO: ['Autoritatea Națională pentru Protecția Consumatorilor', 'https://anpc.ro/'],
  SE: ['Allmänna reklamationsnämnden', 'https://www.arn.se/'],
  SI: ['Agencija za civilno letalstvo', 'https://www.caa.si/'],
  TR: ['Sivil Havacılık Genel Müdürlüğü', 'https://web.shgm.gov.tr/'],
  US: ['Department of Transportation, Aviation Consumer Protection', 'https://www.transportation.gov/airconsumer'],
}

/** The Commission's page names the office of every member state. */
export const EU_OFFICES: Source = {
  title: 'Your Europe, national enforcement bodies for air travel',
  url: 'https://europa.eu/youreurope/citizens/travel/passenger-rights/air/index_en.htm',
}

/** Written by our editors; the addresses are the offices' own. */
export const BODIES_CHECKED_AT: CalendarDate = calendarDate('2026-11-19')

const COUNTRY: Readonly<Partial<Record<Law, string>>> = { APPR: 'CA', SHY: 'TR', ANAC400: 'BR', 'US-DOT': 'US' }

type Ends = { readonly fromCountry?: string; readonly toCountry?: string; readonly departsFromEurope: boolean }

/** DL-2: by EU and UK law the office of the departure, or of the arrival when the flight came from elsewhere. */
export function bodyFor(law: Law, { fromCountry, toCountry, departsFromEurope }: Ends): Source | null {
  const country = law === 'EU261' || law === 'UK261' ? (departsFromEurope ? fromCountry : toCountry) : COUNTRY[law]
  const [title, url] = (country && BODIES[country]) || []
  if (title && url) return { title, url }
  return law === 'EU261' ? EU_OFFICES : null
}
