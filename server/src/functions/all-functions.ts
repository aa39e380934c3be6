import type { Platform } from '../platform.ts'
import { createAssessDelayFunction } from './assess-delay/function.ts'
import { createCitySuggestionsFunction } from './city-suggestions/function.ts'
import { createEmergencyInfoFunction } from './emergency-info/function.ts'
import { createGetMapsKeyFunction } from './get-maps-key/function.ts'
import { createHotelSuggestionsFunction } from './hotel-suggestions/function.ts'
import { createKnownAirlinesFunction } from './known-airlines/function.ts'
import { createNearbyPlacesFunction } from './nearby-places/function.ts'
import { createOwnEmbassiesFunction } from './own-embassies/function.ts'
import { createPlaceFactsFunction } from './place-facts/function.ts'
import { createRecordSearchFunction } from './record-search/function.ts'
import type { ServerFunction } from './server-function.ts'
import { createTrialSignupEmailFunction } from './trial-signup-email/function.ts'
import { createTripPlacesFunction } from './trip-places/function.ts'

export function createFunctions(platform: Platform): readonly ServerFunction[] {
  return [
    createAssessDelayFunction(platform),
    createCitySuggestionsFunction(),
    createEmergencyInfoFunction(platform),
    createGetMapsKeyFunction(platform),
    createHotelSuggestionsFunction(),
    createNearbyPlacesFunction(platform),
    createOwnEmbassiesFunction(),
    createPlaceFactsFunction(platform),
    createKnownAirlinesFunction(),
    createRecordSearchFunction(platform),
    createTrialSignupEmailFunction(platform),
    createTripPlacesFunction(),
  ]
}
