import type { PostSummary } from '@app/contracts/blog/blog'
import type { CityFacts } from '@app/datasets/city-facts'
import { Link } from 'react-router'

import { PlaceIllustration } from './place-illustration.tsx'
import { PostLine } from './post-line.tsx'

export type Cities = Readonly<Record<string, CityFacts>>

type Props = { readonly posts: readonly PostSummary[]; readonly cities: Cities; readonly hasLead?: boolean }

/** Entries of a blog, one below the other; the newest may open the page with a large illustration. */
export function PostList({ posts, cities, hasLead = false }: Props) {
  return (
    <ol className="border-t border-edge">
      {posts.map((post, index) => (
        <Entry key={post.slug} post={post} city={cities[post.place]} isLead={hasLead && index === 0} />
      ))}
    </ol>
  )
}

type EntryProps = { readonly post: PostSummary; readonly city: CityFacts | undefined; readonly isLead: boolean }

function Entry({ post, city, isLead }: EntryProps) {
  const grid = isLead ? 'lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]' : 'sm:grid-cols-[14rem_1fr]'
  return (
    <li className={`grid items-center gap-x-10 gap-y-5 border-b border-line py-8 ${grid}`}>
      {city && (
        <Link to={`/blog/${post.slug}`} tabIndex={-1} aria-hidden="true">
          <PlaceIllustration city={city} isSmall={!isLead} />
        </Link>
      )}
      <div>
        <PostLine post={post} />
        <h2 className={`mt-2 ${isLead ? 'text-heading' : 'text-title'}`}>
          <Link
            to={`/blog/${post.slug}`}
            className="text-ink no-underline decoration-signal decoration-2 underline-offset-6 hover:underline"
          >
            {post.title}
          </Link>
        </h2>
        <p className={`mt-3 max-w-[56ch] text-soft ${isLead ? 'text-lead' : ''}`}>{post.summary}</p>
      </div>
    </li>
  )
}
