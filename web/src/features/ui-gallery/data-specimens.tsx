import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import { Accordion } from '../../ui/disclosure/accordion.tsx'
import { Carousel } from '../../ui/disclosure/carousel.tsx'
import { Tabs } from '../../ui/disclosure/tabs.tsx'
import type { TableColumn } from '../../ui/table/table-sort.ts'
import { Table } from '../../ui/table/table.tsx'
import { Specimen } from './specimen.tsx'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

type Flight = { readonly code: string; readonly route: string; readonly leaves: string; readonly euros: number | null }

const FLIGHTS: readonly Flight[] = [
  { code: 'TP 1351', route: 'London – Lisbon', leaves: '14:05', euros: 182.4 },
  { code: 'FR 1884', route: 'London – Porto', leaves: '06:20', euros: 64 },
  { code: 'BA 500', route: 'London – Lisbon', leaves: '09:40', euros: null },
]

const COLUMNS: readonly TableColumn<Flight>[] = [
  { id: 'code', label: 'Flight', cell: ({ code }) => code, sortValue: ({ code }) => code },
  { id: 'route', label: 'Route', cell: ({ route }) => route },
  { id: 'leaves', label: 'Leaves', cell: ({ leaves }) => leaves, isNumeric: true, sortValue: ({ leaves }) => leaves },
  {
    id: 'price',
    label: 'Price',
    isNumeric: true,
    cell: ({ euros }) => (euros === null ? 'Sold out' : `€${euros.toFixed(2)}`),
    sortValue: ({ euros }) => euros,
  },
]

const QUESTIONS = [
  { id: 'cancel', title: 'Can I cancel?', content: <p>Until the day before, without a fee.</p> },
  { id: 'offline', title: 'Does it work without a signal?', content: <p>Your trips and packed maps do.</p> },
  { id: 'cost', title: 'What does it cost?', content: <p>Nothing for seven days, and no card is asked for.</p> },
]

const HARBOURS = ['Lisbon', 'Porto', 'Lagos', 'Funchal', 'Horta', 'Aveiro', 'Sines'].map((name, place) => ({
  id: name,
  content: (
    <div className="gallery-illustration">
      <p className="font-display text-title">{name}</p>
      <p className="chart-label text-soft">{(37 + place / 3).toFixed(2)}° N</p>
    </div>
  ),
}))

export function DataSpecimens() {
  return (
    <>
      <TabsSpecimen />
      <AccordionSpecimen />
      <CarouselSpecimen />
      <TableSpecimen />
      <WideTable />
      <LineChartSpecimen />
      <BarChartSpecimen />
    </>
  )
}

function TabsSpecimen() {
  return (
    <Specimen name="Tabs">
      {(chart) => (
        <Tabs
          label={`Saved things (${chart})`}
          tabs={[
            { value: 'trips', label: 'Trips', content: <p>Two trips.</p> },
            { value: 'places', label: 'Places', content: <p>Eleven places.</p> },
            { value: 'documents', label: 'Documents', content: <p>One passport.</p> },
          ]}
        />
      )}
    </Specimen>
  )
}

function AccordionSpecimen() {
  return (
    <Specimen name="Accordion">
      {(chart) => (
        <Accordion
          name={`questions-${chart}`}
          defaultOpen={`${chart}-cancel`}
          items={QUESTIONS.map((item) => ({ ...item, id: `${chart}-${item.id}` }))}
        />
      )}
    </Specimen>
  )
}

function CarouselSpecimen() {
  return (
    <Specimen name="Carousel">
      {(chart) => <Carousel label={`Harbours (${chart})`} slides={HARBOURS} slideClassName="gallery-slide" />}
    </Specimen>
  )
}

function TableSpecimen() {
  return (
    <Specimen name="Table">
      {(chart) => (
        <Table caption={`Flights on 5 March (${chart})`} columns={COLUMNS} rows={FLIGHTS} rowKey={({ code }) => code} />
      )}
    </Specimen>
  )
}

function LineChartSpecimen() {
  return (
    <Specimen name="Line chart">
      {() => (
        <LineChart
          title="Temperature through the year"
          labels={MONTHS}
          format={(value) => `${value} °C`}
          series={[
            { name: 'Lisbon', values: [11, 12, 14, 16, 18, 21, 23, 23, 22, 18, 14, 12] },
            { name: 'Horta', values: [15, 14, 15, 15, 17, null, 22, 23, 22, 20, 17, 16] },
          ]}
        />
      )}
    </Specimen>
  )
}

function BarChartSpecimen() {
  return (
    <Specimen name="Bar chart">
      {() => (
        <BarChart
          title="Spent by month"
          labels={MONTHS.slice(0, 6)}
          format={(value) => `€${value}`}
          series={[
            { name: 'Planned', values: [120, 80, 640, 210, 90, 300], tone: 'tide' },
            { name: 'Spent', values: [96, 110, 715, 180, 60, null], tone: 'sun' },
          ]}
        />
      )}
    </Specimen>
  )
}

function WideTable() {
  return <Table caption="The same with room for columns" columns={COLUMNS} rows={FLIGHTS} rowKey={({ code }) => code} />
}
