// Two traces side by side, with as many lines in common as possible (Myers' algorithm).

// More differences than this are not searched for: what is between the equal ends counts as different.
const MOST_DIFFERENCES = 2000;

// Returns pairs of places in two lists of texts; a place is -1 where only the other list has the text.
function align(left, right) {
  let head = 0;
  const shorter = Math.min(left.length, right.length);
  while (head < shorter && left[head] === right[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && left[left.length - 1 - tail] === right[right.length - 1 - tail]) tail += 1;
  const pairs = [];
  for (let place = 0; place < head; place += 1) pairs.push([place, place]);
  const middle = search(left.slice(head, left.length - tail), right.slice(head, right.length - tail));
  for (const [first, second] of middle) {
    pairs.push([first < 0 ? -1 : first + head, second < 0 ? -1 : second + head]);
  }
  for (let place = tail; place > 0; place -= 1) pairs.push([left.length - place, right.length - place]);
  return pairs;
}

// Returns the pairs of a run and the one that it is compared with. As in a unified diff, what only the other run has
// comes before what only this one has.
export function alignRuns(found, expected) {
  return align(expected, found).map(([second, first]) => [first, second]);
}

// Says what the signs of a comparison mean; `names` are those of the run and of the other one. + is what the run has,
// as in `scenesh diff` and in the diff of a failed test.
export function legendOf(names) {
  return `− only ${names[1]}   + only ${names[0]}`;
}

function search(left, right) {
  const most = Math.min(MOST_DIFFERENCES, left.length + right.length);
  // The farthest place in `left` on each diagonal, after each number of differences.
  const frontiers = [];
  let frontier = new Map([[1, 0]]);
  for (let differences = 0; differences <= most; differences += 1) {
    const next = new Map();
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      let x = isDown(frontier, diagonal, differences) ? frontier.get(diagonal + 1) : frontier.get(diagonal - 1) + 1;
      let y = x - diagonal;
      while (x < left.length && y < right.length && left[x] === right[y]) {
        x += 1;
        y += 1;
      }
      next.set(diagonal, x);
      if (x >= left.length && y >= right.length) return walkBack(frontiers.concat([frontier]), left, right);
    }
    frontiers.push(frontier);
    frontier = next;
  }
  return [...left.map((_, place) => [place, -1]), ...right.map((_, place) => [-1, place])];
}

function isDown(frontier, diagonal, differences) {
  if (diagonal === -differences) return true;
  return diagonal !== differences && (frontier.get(diagonal - 1) ?? -1) < (frontier.get(diagonal + 1) ?? -1);
}

function walkBack(frontiers, left, right) {
  const pairs = [];
  let x = left.length;
  let y = right.length;
  for (let differences = frontiers.length - 1; differences >= 0; differences -= 1) {
    const frontier = frontiers[differences];
    const diagonal = x - y;
    const previous = isDown(frontier, diagonal, differences) ? diagonal + 1 : diagonal - 1;
    const startX = differences === 0 ? 0 : frontier.get(previous);
    const startY = startX - (differences === 0 ? 0 : previous);
    while (x > startX && y > startY && left[x - 1] === right[y - 1]) pairs.push([(x -= 1), (y -= 1)]);
    if (differences === 0) break;
    if (x === startX) pairs.push([-1, (y -= 1)]);
    else pairs.push([(x -= 1), -1]);
  }
  return pairs.reverse();
}
