export { type PerDiem, PER_DIEM_SOURCE, perDiemOf } from './per-diem.ts'
