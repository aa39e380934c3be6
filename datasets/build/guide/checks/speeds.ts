import type { GuideMode } from '@app/domain/guide'

/** Slowest and fastest in km/h along a straight line, with stops and changes. */
export const SPEEDS_KMH: Readonly<Record<GuideMode, readonly [slowest: number, fastest: number]>> = {
  walk: [1.5, 6],
  bike: [5, 25],
  metro: [8, 70],
  tram: [5, 45],
  train: [12, 150],
  'hs-train': [55, 300],
  'night-train': [20, 140],
  bus: [8, 95],
  'night-bus': [20, 90],
  shuttle: [8, 95],
  minivan: [10, 95],
  taxi: [6, 110],
  'ride-app': [6, 110],
  car: [10, 115],
  'car-driver': [10, 110],
  ferry: [4, 60],
  'fast-boat': [10, 75],
  boat: [3, 60],
  fly: [90, 950],
  'cable-car': [2, 40],
  funicular: [2, 30],
  tour: [8, 110],
  helicopter: [60, 300],
  motorbike: [8, 80],
}
