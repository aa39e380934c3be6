import type { ComponentType } from 'react'

type Loaded = Promise<{ readonly default: ComponentType }>

/** In a separate file, so that the page itself does not contain the preload lists of all sections. */
export const SECTION_LOADERS = {
  search: async (): Loaded => ({ default: (await import('./search/search-section.tsx')).SearchSection }),
  features: async (): Loaded => ({ default: (await import('./sections/feature-section.tsx')).FeatureSection }),
  compare: loadCompareSection,
  calculator: async (): Loaded => ({ default: (await import('./sections/calculator-section.tsx')).CalculatorSection }),
  voices: async (): Loaded => ({ default: (await import('./sections/voices-section.tsx')).VoicesSection }),
  company: async (): Loaded => ({ default: (await import('./sections/company-section.tsx')).CompanySection }),
  faq: async (): Loaded => ({ default: (await import('./sections/faq-section.tsx')).FaqSection }),
  promotions: async (): Loaded => ({ default: (await import('./sections/promotions.tsx')).Promotions }),
  tiles: async (): Loaded => ({ default: (await import('./sections/tool-tiles.tsx')).ToolTiles }),
} as const

async function loadCompareSection(): Loaded {
  const [{ CompareSection }, facts] = await Promise.all([
    import('./sections/compare-section.tsx'),
    import('@app/datasets/city-facts'),
  ])
  return { default: () => <CompareSection facts={facts} /> }
}
