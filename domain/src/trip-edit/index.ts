export { adoptPlan } from './adopt-plan.ts'
export { addDay, moveDay, noteDay, removeDay, setLodging, setEdge, setFirstDate, tidyDay } from './edit-days.ts'
export {
  addIdea,
  addPlace,
  addStop,
  changeStop,
  dropIdea,
  dropStop,
  moveStop,
  retimeStop,
  stopAt,
  swapStop,
} from './edit-stops.ts'
export { changeDay, findDay, findStop, withIdeas } from './find-stop.ts'
export { type History, record, redo, startHistory, undo } from './history.ts'
export {
  byTime,
  type DayFacts,
  lastPosition,
  legHome,
  placeOf,
  type PlacesOfTrip,
  settleDay,
  USUAL_FACTS,
} from './settle-day.ts'
