import { homeSearchText as text } from '../text/search.ts'
import { FlightSearchForm } from './flight-search-form.tsx'
import { HotelSearchForm } from './hotel-search-form.tsx'

export function SearchSection() {
  return (
    <section aria-labelledby="search" className="page-width pt-12 pb-4 lg:pt-20 lg:pb-6">
      <div className="grid gap-x-12 gap-y-2 lg:grid-cols-[1fr_1.4fr] lg:items-end">
        <h2 id="search" className="text-heading">
          {text('search.title')}
        </h2>
        <p className="max-w-[48ch] text-soft">{text('search.lead')}</p>
      </div>
      <div className="mt-6 grid gap-5 lg:mt-9 lg:grid-cols-[1fr_1.4fr]">
        <HotelSearchForm />
        <FlightSearchForm />
      </div>
    </section>
  )
}
