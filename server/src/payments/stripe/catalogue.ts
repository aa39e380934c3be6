import { type Offer, offerName, priceOf, TIER_OF } from '@app/domain/subscription'
import type Stripe from 'stripe'

/** The plans as Stripe's prices and the discount as its coupon: created on first use, so no setup is needed. */
export function createCatalogue(client: () => Promise<Stripe>) {
  const prices = new Map<string, Promise<string>>()
  return {
    priceOf(offer: Offer): Promise<string> {
      const key = `sojourn-${offerName(offer)}`
      const kept = prices.get(key)
      if (kept) return kept
      const finding = client()
        .then((stripe) => findOrCreatePrice(stripe, key, offer))
        .catch((error: unknown) => {
          prices.delete(key)
          throw error
        })
      prices.set(key, finding)
      return finding
    },
    async couponFor(percentOff: number): Promise<string> {
      const stripe = await client()
      const id = `sojourn-first-month-${percentOff}`
      const found = await stripe.coupons.retrieve(id).catch(() => null)
      if (found) return found.id
      return (await stripe.coupons.create({ id, percent_off: percentOff, duration: 'once' })).id
    },
  }
}

/** A changed price takes over the lookup key; earlier subscribers keep the old price. */
async function findOrCreatePrice(stripe: Stripe, key: string, offer: Offer): Promise<string> {
  const { minorUnits, currency } = priceOf(offer)
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true })
  const found = data.find((price) => price.unit_amount === minorUnits && price.currency === currency.toLowerCase())
  if (found) return found.id
  const interval = offer.billing === 'yearly' ? 'year' : 'month'
  const created = await stripe.prices.create({
    unit_amount: minorUnits,
    currency: currency.toLowerCase(),
    lookup_key: key,
    transfer_lookup_key: true,
    metadata: { sojourn_plan: offer.plan, sojourn_billing: offer.billing },
    product_data: { name: `Sojourn ${TIER_OF[offer.plan]}` },
    ...(offer.billing === 'once' ? {} : { recurring: { interval } }),
  })
  return created.id
}
