// Counts the seconds that the card holder has left; at zero the page asks the bank where the payment stands.
const clock = document.getElementById('sure');
const end = Date.now() + Number(clock.dataset.seconds) * 1000;

const timer = setInterval(() => {
  const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
  clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  if (seconds > 0) return;
  clearInterval(timer);
  location.reload();
}, 500);

// In the frame of a shop the browser leaves the focus with the shop, and says so in its console.
if (window === window.top) document.getElementById('kod').focus();

// One press is enough: a second one would only cost a try.
document.addEventListener('submit', (event) => {
  for (const button of event.target.querySelectorAll('button')) button.disabled = true;
});

// Not the attribute `autofocus`: browsers ignore it in a frame of another origin, and the shop's modal is one.
document.getElementById('kod').focus();
