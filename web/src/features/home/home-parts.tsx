import { laterPart, wakeNear } from '../../ui/later.tsx'

/** Everything below the first view: drawn by the server, its script fetched when somebody scrolls there. */
export const PARTS = {
  search: laterPart(async () => ({ default: (await import('./search-section.tsx')).SearchSection }), 'search'),
  features: laterPart(async () => ({ default: (await import('./feature-section.tsx')).FeatureSection }), 'features'),
  compare: laterPart(loadCompareSection, 'compare'),
  calculator: laterPart(
    async () => ({ default: (await import('./calculator-section.tsx')).CalculatorSection }),
    'calculator',
  ),
  voices: laterPart(async () => ({ default: (await import('./voices-section.tsx')).VoicesSection }), 'voices'),
  company: laterPart(async () => ({ default: (await import('./company-section.tsx')).CompanySection }), 'company'),
  faq: laterPart(async () => ({ default: (await import('./faq-section.tsx')).FaqSection }), 'faq'),
  actions: laterPart(async () => ({ default: (await import('./quick-actions.tsx')).QuickActions }), 'actions'),
  tiles: laterPart(async () => ({ default: (await import('./tool-tiles.tsx')).ToolTiles }), 'tiles'),
} as const

export function wakeHomeParts(): Promise<void> {
  return wakeNear(Object.values(PARTS))
}

async function loadCompareSection() {
  const [{ CompareSection }, facts] = await Promise.all([
    import('./compare-section.tsx'),
    import('@app/datasets/city-facts'),
  ])
  return { default: () => <CompareSection facts={facts} /> }
}
