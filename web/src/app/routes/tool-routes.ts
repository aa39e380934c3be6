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
  {
    path: 'gemini-safety/card',
    handle: named('Emergency card'),
    lazy: () => import('../../pages/tools/gemini-safety-card.tsx'),
  },
  {
    path: 'gemini-safety/check-in',
    handle: named('Check-in timer'),
    lazy: () => import('../../pages/tools/gemini-safety-check-in.tsx'),
  },
  {
    path: 'gemini-safety/plan',
    handle: named('Safety plan'),
    lazy: () => import('../../pages/tools/gemini-safety-plan.tsx'),
  },
  {
    path: 'gemini-safety/contact',
    handle: { crumb: 'Emergency contact', isEager: true, isUnlisted: true } satisfies RouteHandle,
    lazy: () => import('../../pages/tools/gemini-safety-contact.tsx'),
  },
  { path: 'budget', handle: named('Budget Optimizer'), lazy: () => import('../../pages/tools/budget.tsx') },
  {
    path: 'budget/spending',
    handle: named('Spending on the trip'),
    lazy: () => import('../../pages/tools/budget-spending.tsx'),
  },
  {
    path: 'budget/own-figures',
    handle: named('Your own figures'),
    lazy: () => import('../../pages/tools/budget-own-figures.tsx'),
  },
  { path: 'documents', handle: named('Visa Checker'), lazy: () => import('../../pages/tools/documents.tsx') },
  {
    path: 'documents/passports',
    handle: named('Passports compared'),
    lazy: () => import('../../pages/tools/documents-passports.tsx'),
  },
  {
    path: 'documents/days',
    handle: named('Day counter'),
    lazy: () => import('../../pages/tools/documents-days.tsx'),
  },
  {
    path: 'documents/travellers',
    handle: named('Travellers'),
    lazy: () => import('../../pages/tools/documents-travellers.tsx'),
  },
  {
    path: 'documents/checklist',
    handle: named('Checklist'),
    lazy: () => import('../../pages/tools/documents-checklist.tsx'),
  },
  {
    path: 'documents/vault',
    handle: named('Document vault'),
    lazy: () => import('../../pages/tools/documents-vault.tsx'),
  },
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
