import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatCountry } from '../../text/format.ts'
import { REACH_GROUPS, type Reached, type ReachGroup } from './load-passport-reach.ts'
import { passportReachText as text } from './passport-reach-text.ts'
import { REACH_LOOKS, wordsOf } from './reach-looks.ts'

type Outlines = (typeof import('@app/datasets/world-outlines'))['WORLD_OUTLINES']
type Props = { readonly reached: readonly Reached[]; readonly passport: string; readonly name: string }

/** Groups that look the same share one entry of the legend. */
const LEGEND = REACH_GROUPS.filter((group) => group !== 'free' && group !== 'unknown')

/** The world in the colours of the groups. A picture: the list below it says the same in words. */
export function ReachMap({ reached, passport, name }: Props) {
  const outlines = useOutlines()
  const [chosen, choose] = useState<Reached | null>(null)
  const shown = LEGEND.filter((group) => reached.some((each) => legendOf(each.group) === group))
  return (
    <figure className="grid gap-3">
      <div className="aspect-[1000/461] w-full overflow-hidden rounded-sheet border border-line bg-sunk">
        {outlines && <World outlines={outlines} reached={reached} name={name} onChoose={choose} />}
      </div>
      <figcaption className="grid gap-2 text-small">
        <Chosen chosen={chosen} passport={passport} />
        <ul aria-label={text('map.legend')} className="flex flex-wrap gap-x-5 gap-y-1.5">
          {shown.map((group) => (
            <li key={group} className="flex items-center gap-2">
              <Swatch group={group} />
              {text(group === 'visa-free' ? 'map.free' : `group.${group}`)}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

function legendOf(group: ReachGroup): ReachGroup {
  return group === 'free' ? 'visa-free' : group
}

/** What was tapped, with its way to the check; an empty line keeps its height, so nothing jumps. */
function Chosen({ chosen, passport }: { readonly chosen: Reached | null; readonly passport: string }) {
  const { locale } = usePageConfig()
  if (!chosen) return <p className="min-h-6 text-soft">{text('map.hint')}</p>
  return (
    <p className="min-h-6" aria-live="polite">
      <Link to={`/documents?passport=${passport}&destination=${chosen.country}#answer`} className="text-tide underline">
        {formatCountry(chosen.country, locale)}
      </Link>
      : {wordsOf(chosen)}
    </p>
  )
}

type WorldProps = {
  readonly outlines: Outlines
  readonly reached: readonly Reached[]
  readonly name: string
  readonly onChoose: (reached: Reached) => void
}

function World({ outlines: { width, height, shapes, dots }, reached, name, onChoose }: WorldProps) {
  const id = useId()
  const byCountry = new Map(reached.map((each) => [each.country, each]))
  const drawn = [
    ...shapes.map(({ country, path }) => ({ country, path })),
    ...dots
      .filter(({ country }) => byCountry.has(country))
      .map(({ country, x, y }) => ({ country, path: `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z` })),
  ]
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={text('map.label', { name })} className="size-full">
      <Patterns id={id} />
      {drawn.map(({ country, path }) => {
        const own = byCountry.get(country)
        const { fill, lines } = REACH_LOOKS[own?.group ?? 'unknown']
        return (
          <g
            key={country}
            {...(own && { onClick: () => onChoose(own) })}
            className={own ? 'cursor-pointer hover:opacity-75' : ''}
          >
            <path d={path} fillRule="evenodd" className={`${fill} stroke-raised`} strokeWidth="0.8" />
            {lines && own && <path d={path} fillRule="evenodd" fill={`url(#${id}${own.group})`} />}
          </g>
        )
      })}
    </svg>
  )
}

function Patterns({ id }: { readonly id: string }) {
  return (
    <defs>
      {REACH_GROUPS.map((group) => {
        const { lines } = REACH_LOOKS[group]
        return (
          lines && (
            <pattern key={group} id={`${id}${group}`} width="8" height="8" patternUnits="userSpaceOnUse">
              <path d={lines} className="stroke-raised" strokeWidth="1.4" fill="none" />
            </pattern>
          )
        )
      })}
    </defs>
  )
}

function Swatch({ group }: { readonly group: ReachGroup }) {
  const { fill, lines } = REACH_LOOKS[group]
  return (
    <svg viewBox="0 0 16 16" className="size-4 shrink-0 border border-edge" aria-hidden="true">
      <rect width="16" height="16" className={fill} />
      {lines && (
        <g className="stroke-raised" strokeWidth="1.4">
          <path d={lines} />
          <path d={lines} transform="translate(8 0)" />
          <path d={lines} transform="translate(0 8)" />
          <path d={lines} transform="translate(8 8)" />
        </g>
      )}
    </svg>
  )
}

/** 12 KB that only this picture needs; without them the list stands alone. */
function useOutlines(): Outlines | null {
  const [outlines, setOutlines] = useState<Outlines | null>(null)
  useEffect(() => {
    let isGone = false
    void import('@app/datasets/world-outlines').then(
      ({ WORLD_OUTLINES }) => !isGone && setOutlines(WORLD_OUTLINES),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  return outlines
}
