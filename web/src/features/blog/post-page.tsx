import type { CityFacts } from '@app/datasets/city-facts'
import { Link } from 'react-router'

import { placePath } from '../../entities/place/place-paths.ts'
import { SaveButton } from '../../entities/save/save-button.tsx'
import type { SavableItem } from '../../entities/save/saved-item.ts'
import { Prose } from '../../ui/prose.tsx'
import { blogText as text } from './blog-text.ts'
import type { Post, PostSummary } from './content/post.ts'
import type { Writer } from './content/writers.ts'
import { PlaceIllustration } from './place-illustration.tsx'
import { PostLine } from './post-line.tsx'

type Props = {
  readonly post: Post
  readonly writer: Writer | undefined
  readonly city: CityFacts | undefined
  readonly next: PostSummary | undefined
}

export function PostPage({ post, writer, city, next }: Props) {
  return (
    <article className="page-width py-10 lg:py-16">
      <header className="grid items-end gap-x-14 gap-y-8 border-b border-edge pb-10 lg:grid-cols-[1fr_minmax(0,30rem)]">
        <div>
          <PostLine post={post} />
          <h1 className="mt-4 text-display">{post.title}</h1>
          <p className="mt-5 max-w-[48ch] text-lead text-soft">{post.summary}</p>
          {writer && (
            <p className="mt-5">
              {text('by')}{' '}
              <Link to={`/writers/${writer.slug}`} className="font-semibold text-tide">
                {writer.name}
              </Link>
            </p>
          )}
          <div className="mt-3">
            <SaveButton item={articleItem(post, city)} />
          </div>
        </div>
        {city && (
          <figure>
            <PlaceIllustration city={city} />
            <figcaption className="mt-2 flex flex-wrap justify-between gap-x-6 text-label text-soft">
              <span>{text('illustration.source')}</span>
              <Link to={placePath(city)} className="py-1 text-tide">
                {text('illustration.place', { city: city.name })}
              </Link>
            </figcaption>
          </figure>
        )}
      </header>
      <div className="mt-10 grid gap-x-14 lg:grid-cols-[14rem_minmax(0,68ch)]">
        <Contents post={post} />
        <div>
          <Prose blocks={post.blocks} />
          <Sources post={post} />
          {next && <Next post={next} />}
        </div>
      </div>
    </article>
  )
}

function Contents({ post }: { readonly post: Post }) {
  const headings = post.blocks.filter((block) => block.kind === 'heading')
  return (
    <nav
      aria-label={text('contents')}
      className="hidden self-start border-s border-line ps-5 text-small lg:sticky lg:top-8 lg:block"
    >
      <p className="chart-label caps text-soft">{text('contents')}</p>
      <ol className="mt-3 grid gap-1">
        {headings.map(({ id, text: words }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1 text-ink no-underline hover:text-tide">
              {words}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Sources({ post }: { readonly post: Post }) {
  return (
    <section aria-labelledby="sources" className="mt-12 border-t border-edge pt-4">
      <h2 id="sources" className="text-title">
        {text('sources')}
      </h2>
      <p className="mt-1 text-small text-soft">{text('sources.note')}</p>
      <ol className="mt-3 divide-y divide-line border-y border-line text-small">
        {post.sources.map(({ title, url, dated }) => (
          <li key={url} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
            <a href={url} rel="noopener" className="text-tide">
              {title}
            </a>
            <span className="chart-label text-soft">{dated}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Next({ post }: { readonly post: PostSummary }) {
  return (
    <section aria-labelledby="next" className="mt-12 border-t border-edge pt-4">
      <h2 id="next" className="font-sans chart-label caps text-soft">
        {text('next')}
      </h2>
      <p className="mt-3 font-display text-title">
        <Link
          to={`/blog/${post.slug}`}
          className="text-ink no-underline decoration-signal decoration-2 underline-offset-6 hover:underline"
        >
          {post.title}
        </Link>
      </p>
      <p className="mt-2 text-soft">{post.summary}</p>
    </section>
  )
}

function articleItem({ slug, title, summary }: Post, city: CityFacts | undefined): SavableItem {
  const path = `/blog/${slug}`
  const place = city && { coordinates: { lat: city.coordinates.latitude, lng: city.coordinates.longitude } }
  return { type: 'article', title, description: summary, image_url: null, item_id: slug, item_data: { path, ...place } }
}
