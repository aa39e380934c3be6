import type { ReactNode } from 'react'

import { useLayout } from '../../device/screen/use-layout.ts'
import { type DatedSource, ToolFoot } from './tool-foot.tsx'
import { type IllustrationName, ToolIllustration } from './tool-illustration.tsx'
import { toolPageText } from './tool-page-text.ts'
import type { ToolText } from './tool-text.ts'
import { useNewAnswer } from './use-new-answer.ts'

export type ToolPageProps = {
  readonly text: ToolText
  /** Above the title: the other parts of a tool with several pages. */
  readonly nav?: ReactNode
  /** Of heading and lead, when they are not in the language of the app. */
  readonly lang?: string
  readonly illustration: IllustrationName
  /** When the tool needs the space, the illustration is smaller; `full` has none. */
  readonly shape?: keyof typeof SHAPES
  readonly sources?: readonly DatedSource[]
  /** The tool itself: a form, or the whole content. */
  readonly children: ReactNode
  /** Replaces the illustration; problems are shown above it instead (`isAnswered` is false). */
  readonly answer?: ReactNode
  readonly isAnswered?: boolean
  /** The query; when it changes, the page scrolls to the answer or to the invalid field. */
  readonly asked?: unknown
  /** Below the illustration or the answer. */
  readonly aside?: ReactNode
  /**
   * Beside the form on a desktop. A phone shows urgent notices above the form, where they are visible before the first
   * tap.
   */
  readonly notice?: (when?: 'urgent' | 'calm') => ReactNode
  /** With an answer a phone shows it first, and collapses the form behind this label. */
  readonly change?: string
}

const SHAPES = {
  split: 'lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]',
  wide: 'lg:grid-cols-[minmax(0,1fr)_minmax(0,21rem)] lg:grid-rows-[auto_auto_1fr]',
  full: '',
} as const

/**
 * The layout of every tool: its question, the tool itself, and beside it the illustration until there is an answer. The
 * parts are in reading order; a desktop only places them side by side.
 */
export function ToolPage({
  text,
  nav,
  lang,
  illustration,
  shape = 'split',
  sources,
  children,
  answer,
  isAnswered = Boolean(answer),
  asked,
  aside,
  notice,
  change,
}: ToolPageProps) {
  const isMobile = useLayout() === 'mobile'
  const isFolded = isAnswered && isMobile && change !== undefined
  const { form, place } = useNewAnswer({ asked, isAnswered, isFolded })
  const isBeside = shape !== 'full'
  const tool = (
    <details
      key="tool"
      ref={form}
      open={!isFolded}
      className={`min-w-0 ${isBeside ? 'lg:col-start-1 lg:row-span-2 lg:row-start-2' : ''}`}
    >
      <summary className={isFolded ? SUMMARY : 'hidden'}>{change ?? toolPageText('change')}</summary>
      {children}
    </details>
  )
  const side = isBeside && (
    <div
      key="side"
      ref={place}
      id="answer"
      tabIndex={-1}
      aria-live="polite"
      className="grid min-w-0 scroll-mt-24 content-start gap-8 outline-none lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:scroll-mt-48"
    >
      {answer}
      {!isAnswered && <ToolIllustration name={illustration} text={text('illustration')} />}
      {notice?.(isMobile ? 'calm' : undefined)}
      {aside}
    </div>
  )
  return (
    <div className={`page-width grid gap-x-16 gap-y-5 pt-4 pb-14 lg:gap-y-6 lg:pt-4 lg:pb-20 ${SHAPES[shape]}`}>
      <header key="head" className="min-w-0 lg:col-start-1 lg:row-start-1">
        {nav && <div className="mb-4">{nav}</div>}
        <Title text={text} lang={lang} isFolded={isFolded} />
        {isMobile && <div className="mt-4 empty:hidden">{notice?.('urgent')}</div>}
      </header>
      {isFolded ? [side, tool] : [tool, side]}
      <ToolFoot key="foot" text={text} {...(sources && { sources })} isBeside={isBeside} />
    </div>
  )
}

type TitleProps = Pick<ToolPageProps, 'text'> & { readonly lang: string | undefined; readonly isFolded: boolean }

function Title({ text, lang, isFolded }: TitleProps) {
  return (
    <>
      <p className="chart-label caps text-soft">{text('name')}</p>
      <h1 lang={lang} className="mt-1.5 text-heading lg:mt-2 lg:text-[2.3rem]">
        {text('heading')}
      </h1>
      <p lang={lang} className={`mt-2 max-w-[60ch] text-soft lg:mt-2.5 ${isFolded ? 'hidden' : ''}`}>
        {text('lead')}
      </p>
    </>
  )
}

const SUMMARY =
  'mb-2 flex min-h-12 cursor-pointer items-center border-t border-line pt-2 font-semibold text-tide underline underline-offset-4'
