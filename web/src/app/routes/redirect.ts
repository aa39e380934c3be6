import { type LoaderFunctionArgs, redirect } from 'react-router'

import { sameOriginPath } from '../../device/same-origin-path.ts'

/** `/redirect?url=…`, or `?to=…`, redirects to a path of this site, or home. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const query = new URL(request.url).searchParams
  return redirect(sameOriginPath(query.get('url') ?? query.get('to')))
}
