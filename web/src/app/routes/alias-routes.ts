import type { RouteObject } from 'react-router'

export const ALIAS_ROUTES: readonly RouteObject[] = []
