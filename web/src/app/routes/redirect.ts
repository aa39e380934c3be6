import { type LoaderFunctionArgs, redirect } from 'react-router'

import { sameOriginPath } from '../../device/same-origin-path.ts'

/** `/redirect?url=…` leads to a path of this site, or home. */
export function loader({ request }: LoaderFunctionArgs): Response {
  return redirect(sameOriginPath(new URL(request.url).searchParams.get('url')))
}
