import { deferredSection, type LazySection } from '../../ui/deferred/deferred-section.tsx'
import type { SECTION_LOADERS } from './section-loaders.tsx'

/** Each section below the first view has its own script. */
const section = (name: keyof typeof SECTION_LOADERS): LazySection =>
  deferredSection(async () => (await import('./section-loaders.tsx')).SECTION_LOADERS[name](), name)

const search = section('search')
const last = (['compare', 'calculator', 'voices', 'company', 'faq'] as const).map(section)
const features = section('features')
const promotions = section('promotions')
const tiles = section('tiles')

export type HomeSections = { readonly desktop: readonly LazySection[]; readonly mobile: readonly LazySection[] }

/** The quick actions are a separate feature, so the page passes them in. */
export function homeSections(actions: LazySection): HomeSections {
  return {
    desktop: [search, actions, features, ...last],
    mobile: [actions, promotions, search, tiles, ...last],
  }
}
