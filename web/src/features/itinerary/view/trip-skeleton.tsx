import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import { itineraryText as text } from '../itinerary-text.ts'

const ROWS = [0, 1, 2, 3]

/** The shape of an open trip, one screen high, so that nothing jumps when it loads. */
export function TripSkeleton() {
  return (
    <div className="page-width min-h-screen pt-3 pb-16 lg:pb-24">
      <noscript>
        <p className="my-4 border-s-2 border-sun-deep ps-4">{text('no-script')}</p>
      </noscript>
      <Loading>
        <div className="flex h-11 items-center">
          <Skeleton className="h-4 w-20" />
        </div>
        <Skeleton className="mt-2 h-11 w-72 max-w-full" />
        <div className="mt-3 flex h-11 items-center">
          <Skeleton className="h-4 w-80 max-w-full" />
        </div>
        <div className="mt-2 flex h-11 items-center border-s-2 border-line ps-3">
          <Skeleton className="h-4 w-72" />
        </div>
        <div className="mt-3 flex gap-1.5">
          {ROWS.map((tool) => (
            <Skeleton key={tool} className="h-11 w-20 md:w-36" />
          ))}
        </div>
        <div className="mt-8 grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
          <div className="grid content-start gap-8">
            <Skeleton className="h-9 w-full" />
            {ROWS.map((stop) => (
              <div key={stop} className="grid gap-2.5 ps-[4.25rem]">
                <Skeleton className="h-5 w-1/2" />
                <Skeleton className="h-4 w-2/3" />
              </div>
            ))}
          </div>
          <Skeleton className="h-[460px] w-full max-lg:hidden" />
        </div>
      </Loading>
    </div>
  )
}
