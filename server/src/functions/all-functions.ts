import type { Companion } from '../assistant/create-companion.ts'
import { createConfiguredModel } from '../assistant/create-configured-model.ts'
import type { CheckPlan } from '../plan-check/plan-check-thread.ts'
import type { Platform } from '../platform.ts'
import { createAccountDataFunctions } from './account-data/functions.ts'
import { createAccountSessionsFunction, createRevokeSessionFunction } from './account-sessions/function.ts'
import { createAssessDelayFunction } from './assess-delay/function.ts'
import { createAssistantFunction } from './assistant/function.ts'
import { createBlogFunctions } from './blog/all-blog-functions.ts'
import { createCheckInFunctions } from './check-in/functions.ts'
import { createCheckPlanFunction } from './check-plan/function.ts'
import { createCheckSubscriptionFunction } from './check-subscription/function.ts'
import { createCitySuggestionsFunction } from './city-suggestions/function.ts'
import { createGetClientIpFunction, createStoreDeviceFingerprintFunction } from './device/device-functions.ts'
import { createEmergencyInfoFunction } from './emergency-info/function.ts'
import {
  createExchangeRatesFunction,
  createRateHistoryFunction,
  createGetMapsKeyFunction,
  createKnownAirlinesFunction,
  createOwnEmbassiesFunction,
  createPlaceFactsFunction,
} from './facts/fact-functions.ts'
import { createHelpPlacesFunction } from './help-places/function.ts'
import { createHotelSuggestionsFunction } from './hotel-suggestions/function.ts'
import { createMailFunctions } from './mail-functions.ts'
import { createMoveGuestDataFunction } from './move-guest-data/function.ts'
import { createNearbyPlacesFunction } from './nearby-places/function.ts'
import {
  createCheckoutOutcomeFunction,
  createClaimDiscountFunction,
  createCreateCheckoutFunction,
} from './payments/checkout-functions.ts'
import {
  createChangeSubscriptionFunction,
  createCustomerPortalFunction,
  createStripeWebhookFunction,
} from './payments/subscription-functions.ts'
import { createPushDeviceFunction } from './push-device/function.ts'
import { createReviewsFunction } from './reviews/function.ts'
import { createSafetyFeedsFunction } from './safety-feeds/function.ts'
import type { ServerFunction } from './server-function.ts'
import { createSquadFunctions } from './squad/functions.ts'
import { createStaffFunctions } from './staff/staff-functions.ts'
import { createSupportFunctions } from './support/functions.ts'
import { createTestNotificationFunction } from './test-notification/function.ts'
import { createTranslateTextFunction } from './translate-text/function.ts'
import { createStopTrialMailsFunction } from './trials/stop-trial-mails.ts'
import { createTrialOfferFunction, createTrialSignupEmailFunction } from './trials/trial-functions.ts'
import { createTripFactsFunction } from './trip-facts/function.ts'
import { createTripPlacesFunction } from './trip-places/function.ts'
import { createShareTripFunction, createSharedTripFunction } from './trip-shares/trip-share-functions.ts'
import { createUnderstandTripFunction } from './understand-trip/function.ts'
import { createMyUsageFunction, createRecordSearchFunction, createRecordUseFunction } from './usage/usage-functions.ts'

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
      models: createConfiguredModel(platform),
    }),
    ...createBlogFunctions(platform),
    ...createCheckInFunctions(platform),
    createCheckPlanFunction(checkPlan),
    createChangeSubscriptionFunction(platform),
    createCheckSubscriptionFunction(platform),
    createCheckoutOutcomeFunction(platform),
    createClaimDiscountFunction(platform),
    createCreateCheckoutFunction(platform),
    createCustomerPortalFunction(platform),
    ...createSquadFunctions(platform),
    createReviewsFunction(platform),
    ...createStaffFunctions(platform),
    ...createMailFunctions(platform),
    createStopTrialMailsFunction(platform),
    ...createSupportFunctions(platform),
    createStripeWebhookFunction(platform),
    createCitySuggestionsFunction(),
    createEmergencyInfoFunction(platform),
    ...[createExchangeRatesFunction, createRateHistoryFunction, createSafetyFeedsFunction].map((create) =>
      create(platform),
    ),
    createGetClientIpFunction(),
    createGetMapsKeyFunction(platform),
    createHelpPlacesFunction(),
    createHotelSuggestionsFunction(),
    createNearbyPlacesFunction(platform),
    createOwnEmbassiesFunction(),
    createPlaceFactsFunction(platform),
    createKnownAirlinesFunction(),
    createMoveGuestDataFunction(),
    createMyUsageFunction(platform),
    createPushDeviceFunction(platform),
    ...[createRecordSearchFunction, createRecordUseFunction].map((create) => create(platform)),
    createStoreDeviceFingerprintFunction(platform),
    createShareTripFunction(platform),
    createSharedTripFunction(platform),
    createTestNotificationFunction(platform),
    createTrialOfferFunction(platform),
    createTrialSignupEmailFunction(platform),
    createTranslateTextFunction({ ...platform, models: createConfiguredModel(platform) }),
    createTripFactsFunction(),
    createTripPlacesFunction(platform),
    // It has a shorter timeout than the assistant, so its failures must not pause the assistant's model.
    createUnderstandTripFunction({ ...platform, models: createConfiguredModel(platform) }),
  ]
}
