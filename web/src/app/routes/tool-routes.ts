import type { RouteObject } from 'react-router'

import type { RouteHandle } from './route-handle.ts'

const named = (crumb: string): RouteHandle => ({ crumb })

export const TOOL_ROUTES: readonly RouteObject[] = [
  { path: 'assistant', handle: named('AI Assistant'), lazy: () => import('../../pages/tools/assistant.tsx') },
  {
    path: 'itinerary',
    handle: { crumb: 'Smart Itinerary', isEager: true } satisfies RouteHandle,
    lazy: () => import('../../pages/tools/itinerary.tsx'),
  },
  {
    path: 'itinerary/check',
    handle: named('Trip Checker'),
    lazy: () => import('../../pages/tools/itinerary-check.tsx'),
  },
  {
    path: 'itinerary/shared/:token',
    handle: { crumb: 'Shared trip', isUnlisted: true } satisfies RouteHandle,
    lazy: () => import('../../pages/tools/itinerary-shared.tsx'),
  },
  { path: 'flights', handle: named('Flights'), lazy: () => import('../../pages/tools/flights.tsx') },
  {
    path: 'accommodation-search',
    handle: named('Hotels'),
    lazy: () => import('../../pages/tools/accommodation-search.tsx'),
  },
  { path: 'car-rental', handle: named('Car Rental'), lazy: () => import('../../pages/tools/car-rental.tsx') },
  {
    path: 'hand-off/:kind',
    handle: { crumb: 'Booking site', isEager: true, isUnlisted: true } satisfies RouteHandle,
    lazy: () => import('../../pages/tools/hand-off.tsx'),
  },
  { path: 'risk-radar', handle: named('Risk Radar'), lazy: () => import('../../pages/tools/risk-radar.tsx') },
  {
    path: 'gemini-travel-intel',
    handle: named('Travel Intelligence'),
    lazy: () => import('../../pages/tools/gemini-travel-intel.tsx'),
  },
  { path: 'gemini-safety', handle: named('Safety Check'), lazy: () => import('../../pages/tools/gemini-safety.tsx') },
  { path: 'budget', handle: named('Budget Optimizer'), lazy: () => import('../../pages/tools/budget.tsx') },
  { path: 'documents', handle: named('Visa Checker'), lazy: () => import('../../pages/tools/documents.tsx') },
  { path: 'translate', handle: named('Quick Translate'), lazy: () => import('../../pages/tools/translate.tsx') },
  { path: 'offline-maps', handle: named('Offline Maps'), lazy: () => import('../../pages/tools/offline-maps.tsx') },
  {
    path: 'currency-converter',
    handle: named('Currency Converter'),
    lazy: () => import('../../pages/tools/currency-converter.tsx'),
  },
  {
    path: 'flight-compensation',
    handle: named('Flight compensation'),
    lazy: () => import('../../pages/tools/flight-compensation.tsx'),
  },
]
