import type { RouteObject } from 'react-router'

export const STAFF_ROUTES: readonly RouteObject[] = []
