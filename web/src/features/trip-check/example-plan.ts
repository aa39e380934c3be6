/** Written to go wrong: with a wrong weekday, a jump across the city, no lunch, and a flight too soon. */
export const EXAMPLE_PLAN = `Three days in Paris

Day 1 – Monday, 11 May 2027
9:00 Louvre
12:00 Sainte-Chapelle
12:30 Sacré-Cœur
14:00 Musée d'Orsay
16:00 Eiffel Tower

Day 2 – Wednesday, 12 May 2027
10:00 Arc de Triomphe
12:30 Lunch near the Tuileries
14:00 Centre Pompidou
19:30 Dinner in the Marais

Day 3 – Thursday, 13 May 2027
9:30 Palace of Versailles
13:00 Flight home`
