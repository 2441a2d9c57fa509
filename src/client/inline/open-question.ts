/** Opens the question that the address leads to, in browsers that do not open it themselves. */
function openLinked(): void {
  const answer = document.getElementById(location.hash.slice(1));
  const question = answer?.closest('details');
  if (!question || question.open) return;
  question.open = true;
  answer?.scrollIntoView();
}

openLinked();
addEventListener('hashchange', openLinked);
