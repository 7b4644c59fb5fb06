import type { SentencesByRule } from './wording-sentences.ts';

/** Sentences that almost look like fraud and must pass, one each line. */
export const harmlessAboutOffers: Pick<SentencesByRule, 'money' | 'documents' | 'contact' | 'earnings'> = {
  money: `
    depozit za stan se ne traži
    uplata doprinosa
    Uplata doprinosa na pun iznos zarade
    Obuka je besplatna
    Obuka plaćena u punom iznosu
    Obuku plaća poslodavac
    Troškove puta snosi firma
    Naknada troškova prevoza
    Uniformu obezbeđuje poslodavac
    Isplata zarade dva puta mesečno
    Isplata dnevnice odmah
    Dnevnica 3.500 dinara
    Avans na zahtev zaposlenog
    Rad sa uplatama i isplatama na šalteru
    Blagajnik, prijem novca od kupaca
    Praćenje uplata kupaca
    Naplata potraživanja
    Kotizaciju za stručne skupove plaćamo mi
    Ulaganje u znanje zaposlenih
    Investiramo u ljude
    Savetnik za depozite i kredite u banci
    Kaucija za ambalažu, rad na prijemu
    Prijava na oglas je besplatna
    Ne naplaćujemo ništa kandidatima
    Od kandidata nikad ne tražimo novac
    Članarina za teretanu kao benefit
    Paket pomoći za novorođenče
    Početna plata 80.000 dinara
    Početna zarada 90.000 dinara
    Уплата доприноса у целости
    Обука је бесплатна
    Training is paid by the company
    Paid training
    No fees for candidates
    Processing customer payments and deposits
    Relocation costs are covered
    Card payments at the till
    Procurement of starter motors
    Kupovina i prodaja nekretnina
    Bonus od 100 evra za preporuku
    Mesec dana obuke koja se plaća
    Obuka je obezbeđena i plaćena
    Depozite klijenata vodite u evidenciji
    Uplata PDV-a i vođenje knjiga
    Obuka o trošku firme
    Plaćamo prevoz i prekovremeni rad
  `,
  documents: `
    Lična karta na uvid pri potpisivanju ugovora
    Vozačka dozvola B kategorije
    Kopija diplome
    Fotokopija diplome i uverenja
    Rad na izdavanju ličnih karata i pasoša u MUP-u
    Pasoška kontrola na aerodromu
    Unos podataka o klijentima
    Otvaranje tekućih računa klijentima
    Prodaja platnih kartica
    Rad na terminalu za kartice
    Izdavanje računa
    Matični broj firme
    PIB i matični broj pravnog lica
    Kopiranje i skeniranje dokumentacije
    Slike i fotografije proizvoda za sajt
    Slanje ponuda klijentima
    Lozinke i pristupe dobijate prvog dana
    Копија дипломе
    Путна исправа за рад у иностранству
    Send your CV and cover letter
    A valid driving licence
    Photo of the product for the website
    Account manager for bank clients
    Card game designer
    Pošaljite CV i motivaciono pismo
    Vozačka dozvola i lična karta na uvid
    Izrada lične karte stranke
    Kartica lojalnosti i popusti
    Kopija radne knjižice i diplome
  `,
  contact: `
    Viber podrška korisnicima, rad u kontakt centru
    Održavanje WhatsApp kanala
    Razvoj botova za Telegram
    Pišite na adresu iz oglasa
    Javite se na telefon 011 123 456
    Prijave preko Prilike
    Vodi Instagram i Viber zajednicu brenda
    Developing WhatsApp integrations
    Call us on weekdays
    Telegram bot developer
    Телефонска подршка
    Rad sa viber zajednicom kupaca
  `,
  earnings: `
    Odlična zarada
    Sigurna i redovna zarada
    Zarada na vreme
    Zarada uz bonus na učinak
    Zarada 90.000–120.000 dinara
    Laka obuća, proizvodnja
    Brza hrana
    Brza pošta
    Brz odgovor na prijavu
    Lak fizički rad
    Finansijska kontrola
    Finansijski savetnik
    Marketing za mrežu prodavnica
    Mrežni administrator
    Пристојна зарада
    Competitive income
    Fast food restaurant
    Passive components, electronics
    Quarterly bonus for results
    Financial controller
    Brza i laka prijava na oglas
  `,
};
