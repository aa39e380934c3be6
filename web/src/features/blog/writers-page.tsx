import type { BlogWriter } from '@app/contracts/blog/blog'
import { Link } from 'react-router'

import { blogText as text } from './blog-text.ts'
import { PlaceIllustration } from './place-illustration.tsx'
import type { Cities } from './post-list.tsx'

type Props = { readonly writers: readonly BlogWriter[]; readonly cities: Cities }

export function WritersPage({ writers, cities }: Props) {
  return (
    <div className="page-width py-10 lg:py-16">
      <h1 className="text-display">{text('writers.heading')}</h1>
      <p className="mt-4 mb-10 max-w-[60ch] text-lead text-soft">{text('writers.lead')}</p>
      <ul className="grid gap-x-10 border-t border-edge sm:grid-cols-2">
        {writers.map((writer) => (
          <Writer key={writer.slug} writer={writer} city={cities[writer.place]} />
        ))}
      </ul>
    </div>
  )
}

type WriterProps = { readonly writer: BlogWriter; readonly city: Cities[string] | undefined }

function Writer({ writer, city }: WriterProps) {
  return (
    <li className="border-b border-line py-8">
      {city && <PlaceIllustration city={city} />}
      <h2 className="mt-5 text-title">
        <Link
          to={`/writers/${writer.slug}`}
          className="text-ink no-underline decoration-signal decoration-2 underline-offset-6 hover:underline"
        >
          {writer.name}
        </Link>
      </h2>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-4">
        <div>
          <dt className="chart-label text-soft">{text('writer.beat')}</dt>
          <dd>{writer.beat}</dd>
        </div>
        <div>
          <dt className="chart-label text-soft">{text('writer.pieces')}</dt>
          <dd className="tabular-nums">{writer.posts}</dd>
        </div>
      </dl>
      <p className="mt-3 text-soft">{writer.about.at(-1)}</p>
    </li>
  )
}
