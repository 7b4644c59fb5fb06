import type { FirstPostKey, FirstPostText } from './first-posts.ts';

/** The first texts of the blog in English. */
export const firstPostTexts: Record<FirstPostKey, FirstPostText> = {
  cv: {
    title: 'A CV that gets read to the end',
    summary:
      'People who read applications look for three things first: what you did last, for how long and where. Here is how to help them find it at once.',
    body: `<h2>Start from the ad, not from the old document</h2>
<p>A good CV answers one question: why you are right for this particular job. So before you write, read the ad and underline the three to five requirements that are repeated or come first. Each of them should have its answer in the upper half of the first page. If the ad asks for a bookkeeper and your contract says “finance associate”, put what you really did in brackets. The official title matters to HR, but not on a first reading.</p>
<h2>The order a reader expects</h2>
<ul>
<li><strong>Name and contact.</strong> Town, phone and an email address that you read regularly. Your full home address is not needed.</li>
<li><strong>Two sentences about you.</strong> Your occupation, years of experience and what you are good at.</li>
<li><strong>Experience.</strong> From the latest job backwards, with the month and year you started and finished.</li>
<li><strong>Education and courses.</strong> The highest level first; for a course, say who ran it and when.</li>
<li><strong>Languages, software and licences.</strong> At a level you can demonstrate in an interview.</li>
</ul>
<h2>Numbers instead of adjectives</h2>
<p>“I kept the books of ten clients” says more than “experienced and responsible”. Two or three such facts per job are enough: how many clients, shifts, vehicles or invoices you looked after, how many people were in the team, and what changed through your work. If you don’t know the exact number, give a range you can explain. Don’t make anything up: that is exactly what you will be asked about.</p>
<h2>Explain gaps in one sentence</h2>
<p>Caring for a relative, being ill, studying or looking for work is nothing to hide. The problem is when the reader has to guess what happened between two jobs. “2024: completed a welding course” is enough. You do not have to give a reason that belongs to your private life.</p>
<h2>What you may leave out</h2>
<p>Your date of birth, marital status, number of children, personal number and identity card number are not needed to judge your work. A photo is your own choice. Leave out schools that mean nothing for the job, and the qualities that everyone claims. References can wait until the employer asks for them; check first that the people you name agree.</p>
<h2>One file with a clear name</h2>
<p>Send a PDF: it looks the same on every computer. “CV-Milica-Djordjevic.pdf” is easy to find a month later, while “Scanned 3.jpg” does not always open. Keep to one or two pages, one typeface and one size for the text. At the end ask someone to read the CV for thirty seconds and to tell you what they remember. If that is not why you are applying, move it to the top.</p>
<p>When the CV is ready, <a href="/oglasi">look at the jobs</a> and change at least those first two sentences for each of them.</p>`,
  },
  'cover-letter': {
    title: 'A cover letter in eight sentences',
    summary:
      'A cover letter does not repeat the CV. It says why this job, why you and when you can start, all in one breath.',
    body: `<h2>When a letter helps</h2>
<p>A letter is worth sending whenever the ad leaves room for one, and above all when your CV needs explaining: you are changing your occupation, moving to another town, coming back to work after a break, or applying for a job without having quite everything the ad asks for. A few calm sentences then answer the question that the reader would otherwise answer without you.</p>
<h2>Eight sentences, one by one</h2>
<ol>
<li>Which job you are applying for and where you saw the ad.</li>
<li>What you do now, or did last, and for how long.</li>
<li>Which requirement of the ad you meet best.</li>
<li>One example that shows it, with a number if possible.</li>
<li>A second requirement that you meet, or what you would have to learn and how you will do it.</li>
<li>Why this company or this kind of work.</li>
<li>Practical matters: when you can start, shifts, driving licence, moving or working from home.</li>
<li>How and when you can be reached.</li>
</ol>
<h2>An example</h2>
<p>“Dear Sir or Madam, I am applying for the job of warehouse worker in Pančevo. For the last three years I have worked in a food warehouse, in a team of six. You ask for experience with a forklift: I hold a valid certificate and drive one every day. At goods-in I introduced a list for checking expiry dates, so that complaints went to suppliers the same day. I have not used your software, but I learned a similar one in two weeks. Your company is near my home, and a fixed shift suits me. I can start fifteen days after we agree, which is my notice period. My phone number is in the CV, and I am easiest to reach after 3 p.m. Kind regards, Nikola”</p>
<p>The letter is little more than a hundred words long. Even so, it answers everything an employer would ask in a first phone call.</p>
<h2>What to avoid</h2>
<ul>
<li><strong>One letter for all.</strong> If the company’s name can be replaced by another and the text still makes sense, the letter was not written for that ad.</li>
<li><strong>Repeating the CV.</strong> Choose one thing and explain it.</li>
<li><strong>Apologising.</strong> Replace “I know I lack experience” with what you do have.</li>
<li><strong>Stories about a former employer.</strong> The reader will wonder how you will speak about them.</li>
<li><strong>Private circumstances.</strong> You don’t need to write anything about family, health or plans.</li>
</ul>
<h2>Before you send it</h2>
<p>Read the letter aloud: where you stop for breath, the sentence is too long. Check the name of the company and the title of the job, since these are easily left wrong when text is copied. Also check that the letter and the CV agree, dates above all. If the ad has a questionnaire, answer its questions there, and let the letter cover what it did not ask.</p>
<p>Finally, do not wait for a perfect version. A clear letter sent today is worth more than a better one after the closing date.</p>`,
  },
  interview: {
    title: 'The interview: how to prepare in one evening',
    summary:
      'What to read, which examples to have ready and what to ask in return, so that you arrive calm and leave with answers.',
    body: `<h2>Read the ad once more</h2>
<p>Weeks often pass between application and invitation. Save the text of the ad as soon as you apply, because after the closing date it may no longer be on the site. Next to each requirement, write one example from your own work. This is the most useful half hour of the whole preparation: most interview questions are the ad itself, turned into questions.</p>
<h2>Prepare three short stories</h2>
<p>One about work you did well, one about a mistake that taught you something, and one about working together when it was not easy. Tell each in the same order: what the situation was, what your task was, what you did and what came of it. Two minutes are enough. Practise them aloud, in front of someone or a mirror, because every story seems shorter in your head than it is.</p>
<h2>Questions you will nearly always get</h2>
<ul>
<li><strong>“Tell us something about yourself.”</strong> Answer about work: what you do now, how you got into it and why you want to move on.</li>
<li><strong>“Why are you leaving?”</strong> Say what you are looking for, not what you are running from.</li>
<li><strong>“What are your weaknesses?”</strong> Name a real one and what you do about it.</li>
<li><strong>“What salary do you expect?”</strong> Have a range ready, and always say whether it is net or gross, per month.</li>
</ul>
<h2>What you should ask</h2>
<p>The interview is also your chance to check the company. Ask what an ordinary day looks like, who your manager would be, why the position is open, what the hours are and how overtime is paid, how long the contract runs and whether there is a trial period. Also ask when you can expect an answer. If the ad does not state the pay, it is fine to ask about it in the first interview.</p>
<h2>Questions you do not have to answer</h2>
<p>An employer in Serbia may not ask for data about your marital and family status or your family plans. If such a question comes up anyway, you can calmly say: “I would rather talk about how I can do this job.” With that you have answered what the employer really needs to know.</p>
<h2>If it is a video call</h2>
<p>Try the connection the day before, on the same device. Sit so that the light falls on your face and not from behind, and raise the camera to the height of your eyes. Keep the ad, your CV and the interviewer’s phone number at hand in case the connection drops. Silence notifications and tell the people you live with how long it will take.</p>
<h2>After the interview</h2>
<p>On the same day write down what you were asked and what you promised to send. A short thank-you note is a good habit, but not an obligation. If you have not heard back by the agreed day, get in touch once and ask. A rejection does not mean you are not good enough: often someone else was simply a closer fit. Ask what was missing and work on it.</p>`,
  },
  'candidate-rights': {
    title: 'What an employer may not ask you',
    summary:
      'A candidate’s rights begin before the contract: in the ad, in the questionnaire and in the interview. What the law protects, what you can answer and where to get help.',
    body: `<h2>You are protected before you are employed</h2>
<p>Serbia’s Law on the Prohibition of Discrimination prohibits discrimination at work and also protects people who are only looking for a job. Article 18 of the Labour Law prohibits direct and indirect discrimination against job seekers. So the rules do not begin when you sign a contract, but when the employer writes the ad and chooses whom to invite.</p>
<h2>Which personal traits are covered</h2>
<p>The traits that the law names include sex and gender identity, sexual orientation, age, nationality and citizenship, language, religion, political belief, property, health and disability, marital and family status, convictions, looks and membership in organisations. There is an exception only when a trait is a genuine and decisive requirement of the job, and even then it has to be justified.</p>
<h2>Questions that do not belong in an interview</h2>
<ul>
<li>Are you married, in a relationship or divorced?</li>
<li>Do you have children, and do you plan any?</li>
<li>Who looks after your children when they are ill?</li>
<li>What is your religion or nationality?</li>
<li>Who do you vote for, and are you a member of a party or a trade union?</li>
</ul>
<p>Under Article 26 of the Labour Law an employer may not ask a candidate for data about family or marital status and family planning. Nor may employment be made to depend on a pregnancy test, except for work that, according to regulations, carries a considerable risk to the health of a woman or a child.</p>
<h2>What an employer may ask</h2>
<p>Everything that matters directly for the job: education, experience, licences, languages, whether you can work in shifts, travel or lift the loads that the work requires. The difference is that all candidates are asked the same question, and that it is about the work, not about your life. “Can you work at weekends?” is a question about the job. “What will your husband say if you work at weekends?” is not.</p>
<h2>How to answer</h2>
<p>You do not have to argue. You can ask: “How does that relate to this job?” You can answer the need behind the question: “The hours you described work for me.” You can also decline. After the interview write down the date, the name of the person and the exact questions, and keep the ad and the messages.</p>
<h2>Where to get help</h2>
<p>The Commissioner for the Protection of Equality receives complaints about discrimination, and filing one is free. The Labour Inspectorate supervises how labour rules are applied. You can also seek protection in court; take advice from a lawyer first, because time limits and evidence depend on the case.</p>
<h2>Your data</h2>
<p>The employer to whom you send an application is responsible for the data received. You have the right to ask what data is kept about you, to have it corrected and, when there is no longer a reason to keep it, to have it erased. The employer must answer a request within 30 days, which can be extended in complex cases. If you get no answer, you can turn to the Commissioner for Information of Public Importance and Personal Data Protection.</p>
<p>This text is a general explanation and does not replace legal advice.</p>`,
  },
  'first-job': {
    title: 'A first job without experience: where to begin',
    summary:
      'Everyone asks for experience, and experience comes from a job. You break the circle by putting what you can already do into the words employers look for.',
    body: `<h2>Experience is not only employment</h2>
<p>A school placement, seasonal work, volunteering, helping in a family business, leading a student group or a project of your own is experience too. Write them in the CV like any job: where, when, what you did and what came of it. “Summer 2026, help in a bakery: sales, cashing up at the end of the shift” tells an employer that you can deal with people and with money, and that you came on time.</p>
<h2>Where to look</h2>
<ul>
<li>In the <a href="/oglasi">job search</a>, use the experience filter to find jobs for trainees and people without experience.</li>
<li>Read ads that ask for one year too: some of the requirements are often wishes rather than conditions.</li>
<li>Ask the people you know. Many positions are filled before an ad appears.</li>
<li>Register with the National Employment Service and ask about placements and training.</li>
</ul>
<h2>How to read requirements</h2>
<p>Divide them into three groups: what you have, what you can learn in a month, and what takes years or a degree. If you have most of the first and can explain the second, apply. The only reason not to apply is when you lack something the work legally requires, such as a professional licence or a certain category of driving licence.</p>
<h2>A one-page CV</h2>
<p>Put what the employer asks for at the top: the school you have finished or are finishing, software and languages, and only then the summer job. Add two sentences on what you want to do and why. If you have made something that can be seen, such as pictures, texts, code or furniture, add a link or bring it to the interview.</p>
<h2>What to know before you start</h2>
<p>In Serbia you must be at least 15 years old to be employed; under 18, you need the written consent of a parent or guardian, and the work must not harm your health. The contract is made in writing before you start work. A trial period can be agreed, but you still have a contract and pay. If someone offers “a few trial days” without a contract and without money, ask on what basis you would be working. Before you sign, read the job title, place of work, working hours, the amount of pay and whether it is net or gross, how long the contract lasts, and the notice period.</p>
<h2>Be careful with offers</h2>
<p>A serious employer does not ask for money for training, a uniform or “keeping the place” before employment, does not ask for your bank card number, and does not run the whole interview over chat. Do not send a photo of your identity card with an application. If something looks too good, search for the company by its name and check that it exists.</p>
<h2>The first month</h2>
<p>Write down what you learn, and ask while people still expect you to. After three months you will have what you were looking for at the start: experience, and someone who can say how you work.</p>`,
  },
  'new-trade': {
    title: 'A new trade after thirty, forty or fifty',
    summary:
      'Changing your occupation does not mean starting from nothing. A plan: what you carry over, what you learn, how you check it, and what you live on in the meantime.',
    body: `<h2>First, separate the job from the company</h2>
<p>Before you change your trade, check whether it is the work that bothers you or the place where you do it. Write down what drains you on an ordinary day and what gives you energy. If the first list is about hours, your boss and pay, another company may be enough. If it is about tasks you would do anywhere, it is time for a change.</p>
<h2>List what you carry over</h2>
<p>Nearly every job contains skills that count elsewhere. A waiter can work under pressure and sell, a nurse can keep exact records, a craftsman can estimate material and time, a teacher can explain complex things and keep order. Take three ads for the job you want and underline everything you have already done under another name. That gives you sentences for your CV, and also the list of what is missing.</p>
<h2>Try it before you pay for training</h2>
<ul>
<li>Talk to two people who do the work and ask what they do not like about it.</li>
<li>Spend a day with someone who does it, if you can.</li>
<li>Do a small task yourself: build a shelf, translate two pages, keep the household budget in a spreadsheet, write a simple program.</li>
<li>Count the <a href="/oglasi">ads</a> for that work in your town, and see how many of them state the pay.</li>
</ul>
<h2>Choose training by its outcome</h2>
<p>Ask who issues the certificate and whether employers in that trade recognise it, how much practical work there is, what people can do at the end, and what it costs in total, materials included. For some occupations the law requires a certain school, licence or professional examination, and a course is no substitute. The National Employment Service has free training from time to time for those registered with it, so it is worth asking there first. Beware of courses that promise a guaranteed job and salary.</p>
<h2>Build a bridge instead of leaping</h2>
<p>If you can, train while you keep your current job and move when you have the first agreement. Work out how much money you need a month and for how many months you can live on less, and set the time by that. The first job in a new trade often pays less than the last one in the old. That is not a step back if you know how long it will last and what follows. Also look at jobs in between: a seller of building materials who used to be a craftsman, or customer support for software that you used for years.</p>
<h2>How to explain it</h2>
<p>In the cover letter explain the change in three sentences: what you did, why you are changing, and what you have already done to be ready. The third is decisive. “I completed the training and built two kitchens for relatives” is worth more than a description of a wish. Don’t treat your age as a drawback: employers may not select by it, and you have something no course teaches: you know how to work with people.</p>
<h2>Give yourself a date</h2>
<p>Set a day on which you will look at your progress, say six months from today. Then see what you have learned, how often you have applied and what answers you got, and change the plan, though not necessarily the goal.</p>`,
  },
  'good-ad': {
    title: 'An ad that the right people answer',
    summary:
      'A title people search for, the pay, three real requirements and sentences that shut no one out: how to write an ad that saves time for you and for candidates.',
    body: `<h2>A title people search for</h2>
<p>A candidate types an occupation into the search, not the internal name from your list of positions. “Bookkeeper” is found, “associate II in the finance sector” is not. Avoid “sales star” and the like. In Serbian, paired titles such as “prodavac/prodavačica”, or the sign “(m/ž)”, show that the position is open to all.</p>
<h2>Pay at the top</h2>
<p>Give a range, and say whether it is net or gross and for what period; ads in Serbia usually state net pay per month in dinars. People who see an amount that is not enough will not apply, so you will not lose an hour on an interview either. If part of the pay depends on results, separate the basic part from the variable one and explain what it depends on. Make it a real range: the lower end is what you can offer a beginner, the upper end what you can offer someone you would hire at once.</p>
<h2>Three real requirements</h2>
<p>Divide requirements into those without which the work cannot be done and those that would be an advantage. Keep the first group to three to five. A long list puts off good, conscientious people and does not stop those who apply for everything. For every requirement, ask: would we really turn down someone who lacks it and has all the rest?</p>
<h2>Describe a day, not a quality</h2>
<ul>
<li>What will the person do in the first month, and what after six?</li>
<li>Who do they work with, and who do they report to?</li>
<li>Where is the work, in which shifts, and how often from home?</li>
<li>How long does the contract run, and is there a trial period?</li>
</ul>
<p>Anyone can write “dynamic environment”. “Two shifts, from 7 a.m. and from 2 p.m., every other weekend free” can be written only by someone who knows what they offer.</p>
<h2>Words to keep out of an ad</h2>
<p>The law prohibits discrimination against people looking for work. So an ad must not mention sex (“girls wanted”), age (“up to 30 years”, “a young person”), marital and family status (“without children”), looks, religion or nationality, nor require a photo. There is an exception only when a trait is a genuine and decisive requirement of the job. Write what the work requires: instead of “a strong man” write “lifting loads of up to 25 kg”, instead of “a young team” write what the team does. The same goes for the questionnaire: do not ask there what you may not ask in an interview.</p>
<h2>Make applying easy</h2>
<p>Ask only for what you will really read. A questionnaire of two or three short questions about the work replaces a long form. State the closing date and how you will be in touch. When the position is filled, close the ad and reply to everyone: two sentences are enough, and people remember who wrote to them. Keep the data from applications only as long as you need it for this opening, because you are responsible for it.</p>
<h2>Before you publish</h2>
<p>Read the ad like someone who does not know you. After ten seconds, do they know what the work is, where, for how much and until when they can apply? If they do, the ad is ready. <a href="/oglasi/kreiranje">Post an ad</a>.</p>`,
  },
  'net-and-gross': {
    title: 'Net and gross: how to read a salary offer',
    summary:
      'One number can mean two different salaries. Five questions that tell you how much reaches your account and what you are insured for.',
    body: `<h2>Three amounts for the same job</h2>
<p><strong>Net</strong> is what arrives in your account. <strong>Gross</strong> pay, in Serbia sometimes called “gross 1”, is the net amount with the tax and the contributions that are paid out of your pay: for pension and disability insurance, health insurance and insurance against unemployment. Add the contributions that the employer pays on top, and you have the employer’s whole cost, which many call “gross 2”. When someone just gives you a number, first ask which of the three they mean.</p>
<h2>Why one conversion does not fit all</h2>
<p>The ratio of net to gross pay is not fixed. Part of the pay is tax-free, contributions are calculated between a minimum and a maximum base, and the rates and the tax-free amount change with the regulations. So the ratio differs between lower and higher pay, and between this year and next. For an exact amount, use a calculator that states the year it applies to, or ask the employer for a sample pay slip.</p>
<h2>What the ad says and what the contract says</h2>
<p>Ads in Serbia mostly state net pay per month. In an employment contract the basic pay is often given as a gross amount. That is not fraud, but it is a reason to compare the two numbers before you sign. Ask for both in writing. Also check whether the amount is for full-time work and for a whole month.</p>
<h2>What an offer consists of</h2>
<ul>
<li><strong>Basic pay</strong> is the part you can count on every month.</li>
<li><strong>Performance pay and bonuses</strong> depend on conditions: ask on which, and how much people in that job received on average.</li>
<li><strong>Supplements</strong> for overtime and night work, for work on public holidays and for length of service are governed by law and by the employer’s internal rules.</li>
<li><strong>Allowances</strong> for travel, for meals at work and for annual leave are not a gift: ask whether they are part of the amount offered or come on top.</li>
<li><strong>The rest,</strong> such as private insurance, a phone or training, has value, but does not pay the rent.</li>
</ul>
<h2>Five questions before you accept</h2>
<ol>
<li>Is the amount net or gross, and for how many hours of work?</li>
<li>How much of it is fixed, and how much is variable?</li>
<li>Are travel, meals and the leave allowance included?</li>
<li>Will the whole amount be paid into the account and declared?</li>
<li>On which day of the month is it paid, and when is the pay reviewed?</li>
</ol>
<h2>Why all of it should be declared</h2>
<p>A part paid “in hand” looks the same today, but your pension, sick pay and maternity pay are not calculated from it, and the bank does not see it when you apply for a loan. If you lose your job, your unemployment benefit is based on what was declared. You have the right to a pay slip with every payment. Keep it.</p>
<h2>Other contracts</h2>
<p>A service contract, a contract for temporary and occasional work, and work through an agency or as a sole trader are taxed differently and carry different rights to leave, sick pay and notice. So the same net amount is not worth the same. Also compare what the number does not show: paid leave, pension contributions and security.</p>
<p>When you know what you are looking for, set a minimum salary in the <a href="/oglasi">job search</a>, and choose whether you also want to see jobs without a stated salary.</p>`,
  },
};
