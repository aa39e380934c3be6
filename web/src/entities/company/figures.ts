/**
 * The operator's claims about the service, exactly as the pages print them. This software does not measure them: the
 * operator is responsible for them, and changes them here.
 */
export const FIGURES = {
  tripsPlanned: '1M+',
  users: '1M+',
  languages: '50+',
  aiSupport: '24/7',
  /** Of the star ratings in the app. The reviews below are other ratings: those written on the web. */
  averageRating: '4.9',
  reviewRating: '4.8',
  reviewCount: '15,847',
  recommend: '95%',
  growth: '+98%',
  countries: '195',
  currencies: '180+',
  airlines: '1000+',
  properties: '1M+',
  compensation: '$650',
  compensationSuccess: '98%',
  averageSavings: '30%',
  highestSavings: '50%',
  safetyUpdates: '15 minutes',
  trialDays: 7,
  priceFrom: '$9.99',
  firstMonthOff: '20%',
  offlineStorage: '2GB',
} as const
