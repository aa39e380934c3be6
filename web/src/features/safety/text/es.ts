import type { SafetyWords } from './en.ts'

export const es: SafetyWords = {
  heading: 'En una emergencia',
  lead: 'Primero el número, después dónde estás.',
  'call.112':
    'El 112 funciona desde el móvil en toda la UE. En la mayoría de las demás redes, la llamada pasa al número local.',
  'call.action': 'Llamar al 112',
  'numbers.title': 'Números por país',
  'numbers.text':
    'Policía, ambulancia, bomberos. Si hay un solo número, sirve para los tres. En cursiva: una sola fuente.',
  'continent.AF': 'África',
  'continent.AN': 'Antártida',
  'continent.AS': 'Asia',
  'continent.EU': 'Europa',
  'continent.NA': 'América del Norte',
  'continent.OC': 'Oceanía',
  'continent.SA': 'América del Sur',
  'number.country': 'País',
  'number.police': 'Policía',
  'number.medical': 'Ambulancia',
  'number.fire': 'Bomberos',
  'where.title': 'Dónde estás',
  'where.text': 'Tu ubicación se queda en este dispositivo. Léela despacio, cifra por cifra.',
  'where.find': 'Mi ubicación',
  'where.finding': 'Buscando…',
  'where.accuracy': 'con un margen de {distance}',
  'where.copy': 'Copiar las coordenadas',
  'where.copied': '¡Coordenadas copiadas!',
  'where.not-copied': 'No se pudieron copiar las coordenadas.',
  'failed.unsupported': 'Este navegador no puede dar tu ubicación',
  'failed.denied': 'Se denegó el acceso a la ubicación. Permítelo en los ajustes.',
  'failed.unavailable': 'La ubicación no está disponible en este momento.',
  'failed.timed-out': 'La búsqueda de tu ubicación tardó demasiado.',
  'failed.unknown': 'No se pudo obtener tu ubicación',
  'steps.title': 'Los primeros minutos',
  'step.1': 'Ponte tú a salvo primero. Quien también está herido no puede ayudar a nadie.',
  'step.2': 'Llama. Di antes que nada dónde estás: si se corta la llamada, podrán venir igual.',
  'step.3': 'Di qué ha pasado y cuántas personas hay heridas. No cuelgues hasta que te lo digan.',
  'step.4': 'Quédate con la persona, abrígala y háblale.',
  'after.title': 'Después',
  'after.1':
    'Si te han robado o has perdido el pasaporte: primero denuncia a la policía, luego tu embajada; allí te dan un documento de emergencia.',
  'after.2':
    'Si estás herido o enfermo: llama al número de tu tarjeta del seguro antes de pagar; casi todos quieren saberlo antes.',
  'after.3':
    'Si te faltan las tarjetas: pide a tu banco que las bloquee. Guarda su número en algún sitio que no sea el móvil.',
}
