import type { ComponentType } from 'react'

type Loaded = Promise<{ readonly default: ComponentType }>

/** Where each section's script is. A file of its own, so that the page itself need not carry all these addresses. */
export const SECTION_LOADERS = {
  search: async (): Loaded => ({ default: (await import('./search-section.tsx')).SearchSection }),
  features: async (): Loaded => ({ default: (await import('./feature-section.tsx')).FeatureSection }),
  compare: loadCompareSection,
  calculator: async (): Loaded => ({ default: (await import('./calculator-section.tsx')).CalculatorSection }),
  voices: async (): Loaded => ({ default: (await import('./voices-section.tsx')).VoicesSection }),
  company: async (): Loaded => ({ default: (await import('./company-section.tsx')).CompanySection }),
  faq: async (): Loaded => ({ default: (await import('./faq-section.tsx')).FaqSection }),
  promotions: async (): Loaded => ({ default: (await import('./promotions.tsx')).Promotions }),
  tiles: async (): Loaded => ({ default: (await import('./tool-tiles.tsx')).ToolTiles }),
} as const

async function loadCompareSection(): Loaded {
  const [{ CompareSection }, facts] = await Promise.all([
    import('./compare-section.tsx'),
    import('@app/datasets/city-facts'),
  ])
  return { default: () => <CompareSection facts={facts} /> }
}
