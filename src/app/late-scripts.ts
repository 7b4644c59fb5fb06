/*
 * A page is read before its scripts are needed: they start to load when it has been painted, so that text, style sheets and
 * fonts have the line to themselves. React Router writes the scripts; here they are put to sleep and woken again. Whoever is
 * faster than they are is not ignored: the last button pressed or form sent waits for them, and the field with the focus is
 * told again that it has it; the button is busy until then. A form sent without them would come back empty. What the browser
 * does by itself, like opening a menu, is not repeated.
 */

/** From here on React answers to what is pressed, even if it has to wake that part first; the browser's entry sends it. */
export const wakingEvent = 'page-waking';
/** Everything on the page listens: what was pressed before is repeated. The root sends it when it is mounted. */
export const aliveEvent = 'page-alive';

/** How long a form waits for scripts that may never come, in milliseconds. */
const patience = 15_000;

/** Runs in the browser. A page in a background tab is not painted, so a second is enough. */
const wakeScripts = `(function(){document.currentScript.remove();
var d=document,woken=false,waiting=null,busy=null;
function wake(){if(woken)return;woken=true;fetch(d.documentElement.dataset.translations);
d.querySelectorAll('link[rel=late-modulepreload]').forEach(function(l){l.rel='modulepreload'});
d.querySelectorAll('script[type=late-module]').forEach(function(s){var m=d.createElement('script');m.type='module';m.async=true;m.nonce=s.nonce;m.textContent=s.textContent;s.replaceWith(m)})}
function hear(b,again){if(busy)busy.removeAttribute('aria-busy');busy=b;if(b)b.setAttribute('aria-busy','true');waiting=again}
function press(e){var b=e.target.closest('button[type=button]');if(b&&!b.popoverTargetElement)hear(b,function(){b.click()})}
function send(e){var f=e.target,b=e.submitter;if(f.method!=='post')return;e.preventDefault();
var again=function(){f.requestSubmit(b)};hear(b,again);
setTimeout(function(){if(waiting===again)HTMLFormElement.prototype.submit.call(f)},${patience})}
d.addEventListener('click',press,true);d.addEventListener('submit',send,true);
d.addEventListener('${wakingEvent}',function(){d.removeEventListener('click',press,true);d.removeEventListener('submit',send,true)},{once:true});
d.addEventListener('${aliveEvent}',function(){var a=d.activeElement;if(a&&a!==d.body)a.dispatchEvent(new FocusEvent('focusin',{bubbles:true}));
var again=waiting;hear(null,null);if(again)again()},{once:true});
requestAnimationFrame(function(){setTimeout(wake)});setTimeout(wake,1000)})()`;

/** The document with its scripts asleep until the first paint; `nonce` is the one its own scripts carry. */
export function withLateScripts(html: string, nonce: string): string {
  const asleep = html
    .replaceAll('<link rel="modulepreload"', '<link rel="late-modulepreload"')
    .replace(' type="module" async=""', ' type="late-module"');
  const end = asleep.lastIndexOf('</body>');
  return end < 0
    ? html
    : `${asleep.slice(0, end)}<script nonce="${nonce}">${wakeScripts}</script>${asleep.slice(end)}`;
}
