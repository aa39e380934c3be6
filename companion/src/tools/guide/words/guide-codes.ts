import type { COUNTRY_WORDS, PriceItem } from '@app/domain/guide'

type Words<Codes extends readonly string[]> = Readonly<Record<Codes[number], string>>
type Listed = typeof COUNTRY_WORDS

/** A phrase for each code of the practical facts; a missing phrase does not compile. */
export type GuideCodes = {
  readonly tapWater: Words<Listed['TAP_WATER']>
  readonly tips: Words<Listed['TIPS']>
  readonly serviceCharge: Words<Listed['SERVICE_CHARGES']>
  readonly simShops: Words<Listed['SIM_SHOPS']>
  readonly simIdentity: Omit<Words<Listed['SIM_IDENTITY']>, 'none'>
  readonly esim: Words<Listed['EASE']>
  readonly blocked: Omit<Words<Listed['BLOCKED']>, 'none'>
  readonly taxi: Words<Listed['TAXI']>
  readonly cards: Words<Listed['CARD_USE']>
  readonly contactless: Words<readonly ['yes', 'some', 'no']>
  readonly cashNeed: Words<Listed['LEVELS']>
  readonly atm: Words<Listed['ATM']>
  readonly bargaining: Words<Listed['BARGAINING']>
  readonly dress: Words<Listed['DRESS']>
  readonly templeRules: Words<Listed['TEMPLE_RULES']>
  readonly etiquette: Words<Listed['ETIQUETTE']>
  readonly alcohol: Words<Listed['ALCOHOL']>
  readonly drugRisk: Words<Listed['DRUG_RISK']>
  readonly cannabis: Words<Listed['CANNABIS']>
  readonly vaping: Words<Listed['VAPING']>
  readonly smoking: Words<Listed['SMOKING']>
  readonly lgbtLaw: Words<Listed['LGBT_LAW']>
  readonly lgbtSocial: Words<Listed['LGBT_SOCIAL']>
  readonly women: Words<Listed['WOMEN']>
  readonly scams: Words<Listed['SCAMS']>
  readonly driveSide: Words<Listed['DRIVE_SIDES']>
  readonly drivingPermit: Words<Listed['DRIVING_PERMITS']>
  readonly childSeat: Words<Listed['CHILD_SEATS']>
  readonly driveCare: Words<Listed['DRIVE_CARE']>
  readonly toilets: Words<Listed['TOILETS']>
  readonly closing: Omit<Words<Listed['CLOSING']>, 'none'>
  readonly mosquito: Omit<Words<Listed['MOSQUITO']>, 'none'>
  readonly altitude: Words<Listed['ALTITUDE']>
  readonly health: Words<Listed['HEALTH']>
  readonly frequencies: Words<Listed['FREQUENCIES']>
  readonly drones: Words<Listed['DRONES']>
  readonly english: Words<Listed['LEVELS']>
  readonly priceItems: Readonly<Record<PriceItem, string>>
}
