export { loadRoutes, type Route, type Routes, ROUTES_CHECKED_AT } from './routes.ts'
