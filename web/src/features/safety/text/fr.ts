import type { SafetyWords } from './en.ts'

export const fr: SafetyWords = {
  heading: 'En cas d’urgence',
  lead: 'D’abord le numéro, ensuite ta position.',
  'call.112':
    'Le 112 fonctionne depuis un mobile dans toute l’UE. Ailleurs, la plupart des réseaux le transmettent au numéro local.',
  'call.action': 'Appeler le 112',
  'numbers.title': 'Numéros par pays',
  'numbers.text':
    'Police, secours médicaux, pompiers. Un numéro seul vaut pour les trois. En italique : une seule source.',
  'continent.AF': 'Afrique',
  'continent.AN': 'Antarctique',
  'continent.AS': 'Asie',
  'continent.EU': 'Europe',
  'continent.NA': 'Amérique du Nord',
  'continent.OC': 'Océanie',
  'continent.SA': 'Amérique du Sud',
  'number.country': 'Pays',
  'number.police': 'Police',
  'number.medical': 'Secours',
  'number.fire': 'Pompiers',
  'where.title': 'Où tu es',
  'where.text': 'Ta position reste sur cet appareil. Lis-la lentement, chiffre par chiffre.',
  'where.find': 'Ma position',
  'where.finding': 'Recherche…',
  'where.accuracy': 'à {distance} près',
  'where.copy': 'Copier les coordonnées',
  'where.copied': 'Coordonnées copiées !',
  'where.not-copied': 'Impossible de copier les coordonnées.',
  'failed.unsupported': 'Ce navigateur ne peut pas donner ta position',
  'failed.denied': 'L’accès à la position a été refusé. Autorise-le dans les réglages.',
  'failed.unavailable': 'La position n’est pas disponible pour le moment.',
  'failed.timed-out': 'La recherche de ta position a pris trop de temps.',
  'failed.unknown': 'Impossible de trouver ta position',
  'steps.title': 'Les premières minutes',
  'step.1': 'Mets-toi d’abord à l’abri. Si tu es blessé à ton tour, tu ne peux aider personne.',
  'step.2': 'Appelle. Dis avant tout où tu es : si la ligne coupe, les secours pourront venir quand même.',
  'step.3': 'Dis ce qui s’est passé et combien de personnes sont blessées. Ne raccroche pas avant qu’on te le dise.',
  'step.4': 'Reste auprès de la personne, tiens-la au chaud et parle-lui.',
  'after.title': 'Ensuite',
  'after.1':
    'Vol ou passeport perdu : d’abord une déclaration à la police, puis ton ambassade ; elle délivre un document provisoire.',
  'after.2':
    'Blessé ou malade : appelle le numéro de ta carte d’assurance avant de payer ; la plupart veulent être prévenues d’abord.',
  'after.3':
    'Cartes volées ou perdues : fais-les bloquer par ta banque. Garde son numéro ailleurs que sur ton téléphone.',
}
