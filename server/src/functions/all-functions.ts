import type { Companion } from '../assistant/create-companion.ts'
import { createModelOfSettings } from '../assistant/create-model-of-settings.ts'
import type { CheckPlan } from '../plan-check/plan-check-thread.ts'
import type { Platform } from '../platform.ts'
import { createAccountDataFunctions } from './account-data/functions.ts'
import { createAccountSessionsFunction, createRevokeSessionFunction } from './account-sessions/function.ts'
import { createAssessDelayFunction } from './assess-delay/function.ts'
import { createAssistantFunction } from './assistant/function.ts'
import { createChangeSubscriptionFunction } from './change-subscription/function.ts'
import { createCheckPlanFunction } from './check-plan/function.ts'
import { createCheckSubscriptionFunction } from './check-subscription/function.ts'
import { createCheckoutOutcomeFunction } from './checkout-outcome/function.ts'
import { createCitySuggestionsFunction } from './city-suggestions/function.ts'
import { createClaimDiscountFunction } from './claim-discount/function.ts'
import { createCreateCheckoutFunction } from './create-checkout/function.ts'
import { createCustomerPortalFunction } from './customer-portal/function.ts'
import { createEmergencyInfoFunction } from './emergency-info/function.ts'
import { createExchangeRatesFunction } from './exchange-rates/function.ts'
import { createGetClientIpFunction } from './get-client-ip/function.ts'
import { createGetMapsKeyFunction } from './get-maps-key/function.ts'
import { createHotelSuggestionsFunction } from './hotel-suggestions/function.ts'
import { createKnownAirlinesFunction } from './known-airlines/function.ts'
import { createMoveGuestDataFunction } from './move-guest-data/function.ts'
import { createMyUsageFunction } from './my-usage/function.ts'
import { createNearbyPlacesFunction } from './nearby-places/function.ts'
import { createOwnEmbassiesFunction } from './own-embassies/function.ts'
import { createPlaceFactsFunction } from './place-facts/function.ts'
import { createPushDeviceFunction } from './push-device/function.ts'
import { createRecordSearchFunction } from './record-search/function.ts'
import { createRecordUseFunction } from './record-use/function.ts'
import type { ServerFunction } from './server-function.ts'
import { createShareTripFunction } from './share-trip/function.ts'
import { createSharedTripFunction } from './shared-trip/function.ts'
import { createSquadFunctions } from './squad/functions.ts'
import { createStaffPaymentsFunction } from './staff-payments/function.ts'
import { createStaffPeopleFunction } from './staff-people/function.ts'
import { createStopTrialMailsFunction } from './stop-trial-mails/function.ts'
import { createStoreDeviceFingerprintFunction } from './store-device-fingerprint/function.ts'
import { createStripeWebhookFunction } from './stripe-webhook/function.ts'
import { createTestNotificationFunction } from './test-notification/function.ts'
import { createTrialOfferFunction } from './trial-offer/function.ts'
import { createTrialSignupEmailFunction } from './trial-signup-email/function.ts'
import { createTripFactsFunction } from './trip-facts/function.ts'
import { createTripPlacesFunction } from './trip-places/function.ts'
import { createUnderstandTripFunction } from './understand-trip/function.ts'

export function createFunctions(
  platform: Platform,
  checkPlan: CheckPlan,
  companion: Companion,
): readonly ServerFunction[] {
  return [
    ...createAccountDataFunctions(platform),
    createAccountSessionsFunction(platform),
    createRevokeSessionFunction(platform),
    createAssessDelayFunction(platform),
    createAssistantFunction({
      ...platform,
      companion,
      models: createModelOfSettings(platform),
    }),
    createCheckPlanFunction(checkPlan),
    createChangeSubscriptionFunction(platform),
    createCheckSubscriptionFunction(platform),
    createCheckoutOutcomeFunction(platform),
    createClaimDiscountFunction(platform),
    createCreateCheckoutFunction(platform),
    createCustomerPortalFunction(platform),
    ...createSquadFunctions(platform),
    createStaffPaymentsFunction(platform),
    createStaffPeopleFunction(platform),
    createStopTrialMailsFunction(platform),
    createStripeWebhookFunction(platform),
    createCitySuggestionsFunction(),
    createEmergencyInfoFunction(platform),
    createExchangeRatesFunction(platform),
    createGetClientIpFunction(),
    createGetMapsKeyFunction(platform),
    createHotelSuggestionsFunction(),
    createNearbyPlacesFunction(platform),
    createOwnEmbassiesFunction(),
    createPlaceFactsFunction(platform),
    createKnownAirlinesFunction(),
    createMoveGuestDataFunction(),
    createMyUsageFunction(platform),
    createPushDeviceFunction(platform),
    createRecordSearchFunction(platform),
    createRecordUseFunction(platform),
    createStoreDeviceFingerprintFunction(platform),
    createShareTripFunction(platform),
    createSharedTripFunction(platform),
    createTestNotificationFunction(platform),
    createTrialOfferFunction(platform),
    createTrialSignupEmailFunction(platform),
    createTripFactsFunction(),
    createTripPlacesFunction(platform),
    // It is less patient than the assistant, so its failures say nothing there.
    createUnderstandTripFunction({ ...platform, models: createModelOfSettings(platform) }),
  ]
}
