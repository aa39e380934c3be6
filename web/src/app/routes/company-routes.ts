import type { RouteObject } from 'react-router'

export const COMPANY_ROUTES: readonly RouteObject[] = []
