import { InstallCard } from './install-card.tsx'
import { TrialPromotion } from './trial-promotion.tsx'

export function Promotions() {
  return (
    <>
      <TrialPromotion />
      <InstallCard />
    </>
  )
}
