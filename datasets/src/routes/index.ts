export { loadRoutes, type Route, type Routes } from './routes.ts'
