/**
 * The most frequent first names in Serbia with their vocatives. Left out are names whose vocative good writers form in two ways
 * (Mira: Mira or Miro; Sava: Sava or Savo): whoever bears one is addressed without it (rules.md#messages).
 */
export interface FirstName {
  name: string;
  vocative: string;
}

const words = (text: string): string[] => text.trim().split(/\s+/);

/** -ica is called -ice (Milica, Ivica); the rest as it is. */
const asItIs = (name: string): FirstName => ({
  name,
  vocative: name.endsWith('ica') ? `${name.slice(0, -1)}e` : name,
});

/** A man's name that ends in a consonant gets -e, before which k becomes č and g ž (Vuk, Predrag). */
const withE = (name: string): FirstName => ({
  name,
  vocative: `${name.replace(/k$/, 'č').replace(/g$/, 'ž')}e`,
});

/** The last a of the name vanishes: Petar, Petre. */
const withoutA = (name: string): FirstName => ({ name, vocative: `${name.slice(0, -2)}${name.slice(-1)}e` });

const menWithoutA = words('Aleksandar Dimitar Đurađ Mitar Petar');

const menWithE = words(`
  Adam Adnan Admir Albert Aldin Aleksej Alen Almir Amar Andrej Anton Antun Arpad Arsen Bajram Berislav Boban Bogdan Bogoljub Bogosav
  Bojan Borislav Boris Božidar Branimir Branislav Budimir Čedomir Časlav Dalibor Damir Damjan Damnjan Danijel David Davor Dejan Denis
  Desimir Dobrosav Dobroslav Domagoj Dragan Dragoljub Dragomir Dragoslav Dragoš Dragutin Dražen Dušan Edin Edvin Elvis Emil Emin Emir
  Erik Ervin Filip Gabrijel Goran Gordan Gradimir Haris Harun Igor Ignjat Isidor Ištvan Ivan Jakov Jasmin Joakim Josip Jovan Jugoslav
  Kenan Konstantin Krešimir Kristijan Kristofer Lazar Leon Ljubodrag Ljubomir Ljubisav Maksim Marijan Marin Martin Matej Mihael Miladin
  Milan Milen Milivoj Milomir Milorad Milosav Miloslav Miloš Milovan Milun Milutin Miodrag Miran Mirnes Miroljub Miroslav Mirsad Mladen
  Momir Muamer Nandor Nenad Nermin Nikodim Nikolaj Novak Obrad Obren Ognjen Oliver Pavel Predrag Prodan Prvoslav Radisav Radivoj
  Radomir Radosav Radoslav Radoš Radovan Rasim Ratomir Robert Roman Samir Sead Sebastijan Selim Senad Sergej Simeon Simon Slađan Slaven
  Slavoljub Slavomir Slobodan Srboljub Srđan Sreten Stanimir Stanislav Stefan Stevan Stojan Svetislav Svetlan Svetolik Svetomir Svetozar
  Tadej Tarik Teodor Teofil Tihomir Timotej Todor Tomaš Tomislav Trajan Trifun Uroš Valentin Vasil Velibor Velimir Velizar Veroljub Vid
  Vidan Vidosav Viktor Vitomir Vladan Vladimir Vladislav Vlastimir Vojin Vojislav Vojkan Vuk Vukan Vukašin Vukosav Vujadin Zlatan
  Zlatibor Zlatomir Zoltan Zoran Zvezdan Zvonimir Želimir Živan Živojin Živorad`);

const menAsTheyAre = words(`
  Aleksa Andrija Anđelko Antonije Arsenije Atanasije Atila Blagoje Boško Božo Branko Danilo Danko Dario Darko Dimitrije Dino Dobrica
  Dobrivoje Drago Dragiša Dragoje Duško Đoko Đorđe Đorđije Đurica Đuro Gavrilo Georgije Goce Gojko Grigorije Grujica Grubiša Ilija Ivica
  Ivo Jakša Janko Jeremija Jovica Jovo Karlo Krsto Laslo Luka Ljubiša Ljubo Ljupče Ljupko Manojlo Mario Marinko Marko Matija Metodije
  Mihailo Mihajlo Milenko Mileta Milija Milivoje Milko Miljko Miloje Milojica Milojko Mirko Mirza Miša Momčilo Mustafa Nebojša Nedeljko
  Nemanja Nikodije Nikola Novica Ostoja Pantelija Pavle Perica Prokopije Rade Radenko Radiša Radivoje Radmilo Radoica Radoje Radojica
  Radojko Rajko Ranko Rastko Ratko Relja Risto Siniša Slaviša Slavko Slavoje Spasoje Srećko Stanko Staniša Stanoje Stevo Stojko Strahinja
  Tanasije Tadija Tripko Uglješa Vasilije Vaso Veljko Veselko Vesko Vidoje Vinko Vlado Vlajko Vojko Vujica Zaharije Zdravko Zlatko Željko
  Žarko Živko Životije`);

const women = words(`
  Ada Adela Adrijana Agata Aleksandra Alisa Alma Amalija Amela Amra Ana Anastasija Anđela Anđelija Anđelka Andrea Andrijana Angelina
  Anica Anita Anja Antonija Arijana Barbara Biljana Biserka Bisera Blagica Bogdana Bojana Borislava Borka Bosiljka Božana Božica
  Branislava Branka Brankica Bratislava Brigita Cecilija Cvetana Dajana Dana Danica Danijela Danka Darija Darinka Dejana
  Desanka Dijana Divna Dobrila Dora Doris Dragana Dragica Dragijana Dragoslava Draginja Dubravka Dunja Dušanka Dušica Edita Elena
  Eleonora Elizabeta Elvira Ema Emese Emilija Emina Enisa Erika Ermina Eržebet Ester Eva Fatima Filipa Gabrijela Gizela Gorana Gordana
  Gorica Grozdana Hana Helena Hristina Ida Ikonija Ilona Ines Ingrid Irena Irina Isidora Iskra Iva Ivana Ivanka Ivona Izabela Jadranka
  Jagoda Jana Janja Jasmina Jasna Jefimija Jelena Jelica Jelisaveta Jovana Jovanka Julija Julijana Julka Justina Kaja Karolina Katarina
  Katica Klara Klaudija Koviljka Kristina Ksenija Lana Lara Larisa Lea Lejla Lena Lenka Leona Leposava Lidija Lola Lucija Luna
  Ljerka Ljiljana Ljubica Ljubinka Ljubomirka Ljudmila Magdalena Maja Malina Manuela Margareta Margita Marica Marija Marijana Marina
  Marinela Mariana Marta Martina Maša Matilda Melanija Melina Melisa Merima Meri Mia Mihaela Mihajla Milana Milanka Milena Milenija Milesa
  Mileva Milica Milijana Milina Milinka Milijanka Milka Milojka Milomirka Milunka Miljana Mina Minja Mirela Mirjana Mirna Miroslava
  Mladenka Mona Monika Nadica Nadežda Nadija Natalija Nataša Nedeljka Nela Nevena Nevenka Nikoleta Nikolina Nina Nora Novka Olga
  Olgica Olivera Ozrenka Paulina Perka Persida Petra Radica Radmila Radojka Radosava Radoslava Radovanka Rahela Ranka Rebeka
  Rosanda Rozalija Rumenka Ružica Sabina Safija Samira Sandra Sanela Sanja Sara Selena Selma Senada Senka Simona Simonida Slađana
  Slavica Slavka Slavojka Slobodanka Smilja Smiljana Snežana Sofija Sonja Spasenija Spomenka Srbijanka Srđana Stamenka Stana
  Stanica Stanislava Stanka Stanojka Stefana Stefanija Stela Stevanija Stevka Stojanka Suada Sunčica Suzana Svetlana
  Šejla Tamara Tanja Tara Tatjana Tea Teodora Tereza Tijana Tina Una Valentina Valerija Vasilija Vasilisa Vedrana Velinka Verica Verka
  Veronika Vesela Veselinka Vesna Viktorija Violeta Višnja Vladana Vladanka Vladimirka Vladislava Vojislava Vojka Vukica Vukosava Zagorka
  Zdenka Zdravka Zina Zlatica Zlatija Zorana Zorica Zorka Zvezdana Žaklina Žana Želimirka Željana Željka Živadinka Živana Živka`);

/** Names of women and men alike. */
export const sharedNames: readonly FirstName[] = words('Saša Vanja').map(asItIs);

export const maleNames: readonly FirstName[] = [
  ...menWithoutA.map(withoutA),
  ...menWithE.map(withE),
  ...menAsTheyAre.map(asItIs),
];

export const femaleNames: readonly FirstName[] = women.map(asItIs);
