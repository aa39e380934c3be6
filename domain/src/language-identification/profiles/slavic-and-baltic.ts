import type { Profile } from '../profile.ts'

export const SLAVIC_AND_BALTIC: readonly Profile[] = [
  {
    language: 'pl',
    words:
      'i lub w z do na jest są był ja ty my oni ona on mój moja może mogę muszę co jaki jaka jakie gdzie kiedy kto jak ile potrzebuję potrzebna dla od o ten ta to mam ma nie żaden proszę mi nam najlepszy czas pomiędzy czy się że podróż szukam taniego taniej pokoju pokój jutro lotnisko pociąg miasto bezpiecznie chcę',
    letters: 'ąćęłńóśźż',
    ends: 'ego ać ów',
  },
  {
    language: 'cs',
    words:
      'a nebo v ve z do na je jsou byl já ty my oni ona on můj moje může mohu musím co jaký jaká jaké kde kdy kdo jak kolik potřebuji pro od o ten ta to mám má ne žádný prosím mi nám nejlepší čas mezi jestli se že cesta počasí květnu jsem můžu hledám levný pokoj zítra letiště vlak město bezpečno chci',
    letters: 'ěřůčšžýáíé',
    ends: 'ého ovat',
  },
  {
    language: 'sk',
    words:
      'a alebo v vo z do na je sú bol ja ty my oni ona on môj moja môže môžem musím čo aký aká aké kde kedy kto ako koľko potrebujem pre od o ten tá to mám má nie žiadny prosím mi nám najlepší čas medzi či sa že cesta počasie dá dobre najesť stojí som máji hľadám lacnú lacný izbu izba zajtra letisko vlak mesto bezpečné chcem',
    letters: 'ľĺŕôäčšžťď',
    ends: 'ého ovať',
  },
  {
    language: 'sl',
    words:
      'in ali v iz do na je so bil jaz ti mi oni ona on moj moja lahko moram kaj kateri katera kje kdaj kdo kako koliko potrebujem za od o ta to imam ima ne noben prosim nam najboljši čas med če se da potovanje kakšno kakšen kakšna vreme stane sem maja hočem potujem iščem poceni sobo soba jutri letališče vlak mesto varno',
    letters: 'čšž',
    ends: 'ega ati',
  },
  {
    language: 'hr',
    words:
      'i ili u iz do na je su bio ja ti mi oni ona on moj moja može mogu moram što koji koja koje gdje kada tko kako koliko trebam treba za od o ovaj to imam ima ne nijedan molim nam najbolje vrijeme između li se da putovanje tražim jeftinu jeftino sobu soba sutra zračna luka vlak grad sigurno želim',
    letters: 'čćđšž',
    ends: 'ije ati',
  },
  {
    language: 'lt',
    words:
      'ir arba į iš iki ant yra buvo aš tu mes jie ji jis mano gali galiu reikia kas koks kokia kur kada kaip kiek man už nuo apie šis tai turiu turi ne prašau mums geriausias laikas tarp ar su kelionė ieškau pigaus pigu kambario kambarys rytoj oro uostas traukinys miestas saugu noriu',
    letters: 'ąčęėįšųūž',
    ends: 'as us ti',
  },
  {
    language: 'lv',
    words:
      'un vai uz no līdz ir bija es tu mēs viņi viņa viņš mans var vajag kas kāds kāda kur kad kā cik man par šis tas nav lūdzu mums labākais laiks starp ja ar ceļojums meklēju lētu lēti istabu istaba rīt lidosta vilciens pilsēta droši gribu',
    letters: 'āčēģīķļņšūž',
    ends: 'as us ās',
  },
]
