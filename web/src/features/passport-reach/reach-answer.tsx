import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { ClaimLine } from '../../entities/place/country-facts/claim-line.tsx'
import { countryFactsText } from '../../entities/place/country-facts/country-facts-text.ts'
import { formatCountry } from '../../text/format.ts'
import {
  type Comparison,
  type Difference,
  REACH_GROUPS,
  type Reached,
  type ReachGroup,
  type ReachView,
} from './load-passport-reach.ts'
import { passportReachText as text } from './passport-reach-text.ts'
import { REACH_LOOKS, wordsOf } from './reach-looks.ts'
import { ReachMap } from './reach-map.tsx'

type Props = { readonly view: ReachView; readonly reached: readonly Reached[] }

/** The destination first, if one was asked for; then the difference; then every country in words. */
export function ReachAnswer({ view: { typed, comparison, claim }, reached }: Props) {
  const { locale } = usePageConfig()
  const [a, b] = [typed.a, typed.b].map((code) => (code === '' ? '' : formatCountry(code, locale)))
  const names = { a: a ?? '', b: b ?? '' }
  return (
    <section aria-labelledby="reach" className="grid gap-6">
      <h2 id="reach" className="text-title">
        {text(comparison ? 'answer.two' : 'answer.one', names)}
      </h2>
      {typed.destination !== '' && (
        <ToOne country={typed.destination} reached={reached} comparison={comparison} names={names} view={typed} />
      )}
      {comparison ? (
        <Differences comparison={comparison} names={names} typed={typed} />
      ) : (
        <>
          <ReachMap reached={reached} passport={typed.a} name={names.a} />
          <Groups reached={reached} passport={typed.a} />
        </>
      )}
      {claim && <ClaimLine claim={claim} />}
      <p className="max-w-[62ch] text-small text-soft">{countryFactsText('entry.caution')}</p>
    </section>
  )
}

type Names = { readonly a: string; readonly b: string }
type ToOneProps = {
  readonly country: string
  readonly reached: readonly Reached[]
  readonly comparison: Comparison | null
  readonly names: Names
  readonly view: ReachView['typed']
}

function ToOne({ country, reached, comparison, names, view }: ToOneProps) {
  const { locale } = usePageConfig()
  const own = reached.find((each) => each.country === country)
  const difference = comparison?.differences.find((each) => each.country === country)
  const other = difference?.b ?? own
  if (!own) return null
  const easier = difference && (difference.easier < 0 ? names.a : names.b)
  return (
    <div className="grid gap-2 border-s-2 border-tide ps-4">
      <h3 className="chart-label caps font-sans text-soft">
        {text('to.title', { country: formatCountry(country, locale) })}
      </h3>
      <p>
        <RuleLink passport={view.a} name={names.a} reached={own} />
      </p>
      {comparison && other && (
        <>
          <p>
            <RuleLink passport={view.b} name={names.b} reached={other} />
          </p>
          <p className="font-semibold">{easier ? text('to.easier', { passport: easier }) : text('to.same')}</p>
        </>
      )}
    </div>
  )
}

type RuleProps = { readonly passport: string; readonly name: string; readonly reached: Reached }

function RuleLink({ passport, name, reached }: RuleProps) {
  return (
    <>
      <Link
        to={`/documents?passport=${passport}&destination=${reached.country}#answer`}
        className="py-1 text-tide underline"
      >
        {name}
      </Link>
      : {wordsOf(reached)}
    </>
  )
}

const EASY: ReadonlySet<ReachGroup> = new Set(['free', 'visa-free', 'eta', 'visa-on-arrival', 'e-visa'])

/** Bars by kind of entry, each opening the names of its countries. */
function Groups({ reached, passport }: { readonly reached: readonly Reached[]; readonly passport: string }) {
  const { locale } = usePageConfig()
  const groups = REACH_GROUPS.map((group) => ({ group, those: reached.filter((each) => each.group === group) }))
  return (
    <div className="grid gap-3">
      <p className="text-lead">
        {text('easy', { count: String(reached.filter(({ group }) => EASY.has(group)).length) })}
      </p>
      {groups
        .filter(({ group, those }) => those.length > 0 && group !== 'own')
        .map(({ group, those }) => (
          <details key={group} className="border-t border-line pt-2">
            <summary className="grid min-h-11 cursor-pointer grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 py-1 font-semibold">
              {text(`group.${group}`)}
              <span className="font-normal tabular-nums">{countOf(those.length)}</span>
              {/* Not a style: the page's policy allows none in what the server renders. */}
              <svg
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                className="col-span-2 h-2 w-full border border-edge"
                aria-hidden="true"
              >
                <rect width={(those.length / reached.length) * 100} height="1" className={REACH_LOOKS[group].fill} />
              </svg>
            </summary>
            <ul className="columns-2 gap-x-6 py-2 sm:columns-3">
              {those.map(({ country, days }) => (
                <li key={country} className="break-inside-avoid py-1">
                  <Link
                    to={`/documents?passport=${passport}&destination=${country}#answer`}
                    className="inline-flex min-h-9 items-center text-ink no-underline hover:text-tide hover:underline"
                  >
                    {formatCountry(country, locale)}
                    {days !== null && <span className="ms-2 text-small text-soft">{days}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
    </div>
  )
}

function countOf(count: number): string {
  return count === 1 ? text('count.one') : text('count', { count: String(count) })
}

type DifferencesProps = {
  readonly comparison: Comparison
  readonly names: Names
  readonly typed: ReachView['typed']
}

function Differences({ comparison: { aEasier, bEasier, same, differences }, names, typed }: DifferencesProps) {
  const { locale } = usePageConfig()
  return (
    <div className="grid gap-4">
      <ul className="grid gap-1 text-lead">
        <li>{text('compare.a', { a: names.a, count: countOf(aEasier) })}</li>
        <li>{text('compare.a', { a: names.b, count: countOf(bEasier) })}</li>
        <li>{text('compare.same', { count: countOf(same) })}</li>
      </ul>
      {differences.length === 0 ? (
        <p>{text('compare.none')}</p>
      ) : (
        <table className="w-full table-fixed text-start text-small wrap-break-word">
          <caption className="sr-only">{text('compare.table')}</caption>
          <thead>
            <tr className="border-b-2 border-ink">
              {[text('compare.country'), names.a, names.b].map((head) => (
                <th key={head} scope="col" className="py-2 pe-4 text-start">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <tr key={difference.country} className="border-b border-line">
                <th scope="row" className="py-2 pe-4 text-start font-medium">
                  {formatCountry(difference.country, locale)}
                </th>
                <Cell difference={difference} side="a" passport={typed.a} />
                <Cell difference={difference} side="b" passport={typed.b} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

type CellProps = { readonly difference: Difference; readonly side: 'a' | 'b'; readonly passport: string }

/** The easier one is bold, so that the difference does not depend on colour. */
function Cell({ difference, side, passport }: CellProps) {
  const isEasier = side === 'a' ? difference.easier < 0 : difference.easier > 0
  return (
    <td className="py-2 pe-4">
      <Link
        to={`/documents?passport=${passport}&destination=${difference.country}#answer`}
        className={`no-underline hover:underline ${isEasier ? 'font-semibold text-moss' : 'text-ink'}`}
      >
        {wordsOf(difference[side])}
      </Link>
    </td>
  )
}
