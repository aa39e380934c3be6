import { expect, it } from 'vitest'

import { summarise } from './summarise.ts'

it.each([
  [
    'Puente en Roma para dos, nos encanta la gastronomía y el arte, presupuesto de 900 euros',
    'in=es to=Rome days=3 people=2 budget=900EUR/trip likes=food;art',
  ],
  [
    'Una semana en Lisboa y Oporto con niños de 4 y 9 años la primera semana de mayo',
    'in=es to=Lisbon+Porto days=7 dates=2027-05-01..2027-05-07 people=4 kids=2(4,9)',
  ],
  [
    'Del 8 al 10 de marzo en París, 2 adultos, máximo 600 € por persona',
    'in=es to=Paris days=3 dates=2027-03-08..2027-03-10 people=2 budget=600EUR/person',
  ],
  [
    '3 noches en París y 4 en Roma con mi mujer, ritmo tranquilo',
    'in=es to=Paris+Rome nights=3+4 days=8 people=2 pace=calm',
  ],
  [
    'Viajo sola a Tokio y Kioto durante 10 días a mediados de abril, vegetariana, unos 3.000 €',
    'in=es to=Tokyo+Kyoto days=10 dates=2027-04-11~2027-04-20 people=1 budget=3000EUR/trip diet=vegetarian',
  ],
  [
    'De Madrid a Ámsterdam el próximo fin de semana, en pareja',
    'in=es from=Madrid to=Amsterdam days=2 dates=2026-11-21..2026-11-22 people=2',
  ],
  [
    'A Barcelona en Pascua de 2027, familia de cuatro, niños de 6 y 11 años, hay que ver la Sagrada Família',
    'in=es to=Barcelona days=4 dates=2027-03-26..2027-03-29 people=4 kids=2(6,11) see=Sagrada Família',
  ],
  [
    'Viena, del 12 al 15 de diciembre, cuatro amigos, nada de museos por favor',
    'in=es to=Vienna days=4 dates=2026-12-12..2026-12-15 people=4 not=museos',
  ],
  [
    'Salimos de Valencia hacia Dublín el 3 de junio de 2027 y volvemos el 10 de junio, dos personas, presupuesto total de 2.500 euros',
    'in=es from=Valencia to=Dublin days=8 dates=2027-06-03..2027-06-10 people=2 budget=2500EUR/trip leave=2027-06-10',
  ],
  [
    'Llegamos a Praga el viernes a las 18:30 y nos vamos el domingo a las 4 de la tarde',
    'in=es to=Prague days=3 dates=2026-11-20..2026-11-22 arrive=2026-11-20T18:30 leave=2026-11-22T16:00',
  ],
  [
    'Organiza 5 días en Nueva York para un grupo de 6, queremos ver el Empire State Building y el Met, pero evitar Times Square',
    'in=es to=New York days=5 people=6 see=Empire State Building;Met not=Times Square',
  ],
  ['Budapest en 3 días con mi madre, que no puede caminar mucho', 'in=es to=Budapest days=3 people=2 legs=short-walks'],
  [
    'Viaje de cinco días a Marrakech en noviembre, 1200 euros, comida vegana, sin prisas',
    'in=es to=Marrakesh days=5 dates=2026-11-15~2026-11-30 budget=1200EUR/trip pace=calm diet=vegan',
  ],
  [
    'Mi marido, nuestro bebé y yo queremos pasar una semana en Copenhague en verano',
    'in=es to=Copenhagen days=7 dates=2027-06-01~2027-08-30 people=3 kids=1(0)',
  ],
  [
    'Dos semanas en Italia en primavera para 2 personas, iglesias y senderismo',
    'in=es to=IT days=14 dates=2027-03-01~2027-05-30 people=2 likes=religion;nature',
  ],
  ['de roma a venecia, 4 días, 2 personas', 'in=es from=Rome to=Venice days=4 people=2'],
  [
    'Excursión de un día a Salzburgo mañana con carrito',
    'in=es to=Salzburg days=1 dates=2026-11-16..2026-11-16 legs=step-free',
  ],
  [
    'Entre el 3 y el 9 de mayo en Atenas para 3 adultos y 1 niño (7 años), 80 € por día y por persona',
    'in=es to=Athens days=7 dates=2027-05-03..2027-05-09 people=4 kids=1(7) budget=80EUR/person-day',
  ],
  [
    'Luna de miel en Venecia, a finales de septiembre, 5 noches, no más de 2500 euros',
    'in=es to=Venice days=6 dates=2027-09-21~2027-09-30 people=2 budget=2500EUR/trip',
  ],
  [
    'Solo ida de Sevilla a Lisboa el 12 de enero de 2027 para una persona',
    'in=es from=Seville to=Lisbon trip=one-way dates=2027-01-12~2027-01-12 people=1',
  ],
  [
    'Por favor, planifica un viaje de 7 días para dos saliendo de Sevilla con destino a Granada, sin volar, habitación privada y con mascotas',
    'in=es from=Seville to=Granada days=7 people=2 room=private room house=pets avoid=flight',
  ],
  [
    'De viernes a domingo en Berlín, viajo solo, vida nocturna y arquitectura',
    'in=es to=Berlin days=3 dates=2026-11-20..2026-11-22 people=1 likes=nightlife;architecture',
  ],
  [
    'Edimburgo, agosto de 2027, diez días, halal, silla de ruedas, presupuesto: 2000 libras',
    'in=es to=Edinburgh days=10 dates=2027-08-01~2027-08-31 budget=2000GBP/trip diet=halal legs=step-free',
  ],
  [
    'Cuatro días en Estambul; Santa Sofía es imprescindible; concierto el 5 de diciembre a las 20:00',
    'in=es to=Istanbul days=4 see=Santa Sofía fixed=concierto 2026-12-05T20:00',
  ],
  [
    'Ámsterdam (2 noches), Bruselas (1 noche) y París (3 noches), a partir del 10/04/2027, 4 personas',
    'in=es to=Amsterdam+Brussels+Paris nights=2+1+3 days=7 dates=2027-04-10..2027-04-16 people=4',
  ],
  [
    'Viaje en familia con dos niños, de 4 y 9 años, a Londres en julio por seis días',
    'in=es to=London days=6 dates=2027-07-01~2027-07-31 people=4 kids=2(4,9)',
  ],
  [
    '¿Podrías planificar un viaje de Madrid a Roma de 3 días, del 16 al 18 de marzo de 2027? Somos cinco y ' +
      'tenemos un presupuesto de 1.700 €. Nos gusta la cocina italiana y la francesa.',
    'in=es from=Madrid to=Rome days=3 dates=2027-03-16..2027-03-18 people=5 budget=1700EUR/trip food=Italian;French',
  ],
  [
    'Quiero ir con mi novia a Praga del 5 al 9 de diciembre, presupuesto de unos 800 euros cada uno',
    'in=es to=Prague days=5 dates=2026-12-05..2026-12-09 people=2 budget=800EUR/person',
  ],
  [
    'Somos 4 amigos, 3 noches en Ámsterdam, segunda semana de junio, marcha y bares',
    'in=es to=Amsterdam days=4 dates=2027-06-08~2027-06-14 people=4 likes=nightlife',
  ],
  [
    'Viaje familiar a Londres, del 24 de julio al 2 de agosto, dos adultos y dos niñas de 5 y 10 años, nada de caminar mucho',
    'in=es to=London days=10 dates=2027-07-24..2027-08-02 people=4 kids=2(5,10) legs=short-walks',
  ],
  [
    'Llegamos el 4 de abril a las 10 de la mañana a Roma y el vuelo de vuelta es el 8 a las 21:15',
    'in=es to=Rome days=5 dates=2027-04-04..2027-04-08 arrive=2027-04-04T10:00 leave=2027-04-08T21:15',
  ],
  [
    'Necesito un itinerario de 2 días por Toledo para mí y mis padres, salimos de Madrid',
    'in=es from=Madrid to=Toledo days=2 people=3',
  ],
])('Spanish: %s', (text, facts) => {
  expect(summarise(text)).toBe(facts)
})
