import { type ComponentType, lazy, memo, Suspense } from 'react'

type Load = () => Promise<{ readonly default: ComponentType }>

export type LazySection = {
  /** An attribute of its element, by which `loadVisibleSections` finds it. */
  readonly name: string | undefined
  readonly Component: ComponentType
  load(): Promise<unknown>
}

/** Call it once per section, outside of any component. */
export function deferredSection(load: Load, name?: string): LazySection {
  let loading: ReturnType<Load> | undefined
  // A script that fails to load is not a reason to replace the whole page by an error.
  const loadOnce = () => (loading ??= load().catch(() => ({ default: Nothing })))
  return { name, Component: lazy(loadOnce), load: loadOnce }
}

/**
 * Before a page is hydrated: loads the scripts of the sections in view, so that they are hydrated together with it and
 * the first tap on one of them is answered.
 */
export async function loadVisibleSections(sections: readonly LazySection[]): Promise<void> {
  if (typeof document === 'undefined') return
  const visible = sections.filter(({ name }) => {
    const box = document.querySelector(`[data-section="${name}"]`)?.getBoundingClientRect()
    return box && box.top < innerHeight && box.bottom > 0
  })
  await Promise.all(visible.map((section) => section.load()))
}

type Props = {
  readonly section: LazySection
  /** Reserves the height of the section while its script is loading. */
  readonly className?: string
}

/** A section with a script of its own: rendered on the server, hydrated when the page around it has been. */
export const DeferredSection = memo(function DeferredSection({ section, className }: Props) {
  return (
    <div className={className} data-section={section.name}>
      <Suspense>
        <section.Component />
      </Suspense>
    </div>
  )
})

function Nothing() {
  return null
}
