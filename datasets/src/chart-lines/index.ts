export { type ChartLine, type ChartLines, type ChartWindow, loadChartLines } from './chart-lines.ts'
