// The pictures of a packed run.

// Returns a function from the number of a line to its picture. An entry of `data.pictures` is a picture, or 0 if it is
// that of the line before.
export function pictures(data) {
  return (line) => {
    for (let index = line; index >= 0; index -= 1) {
      if (data.pictures?.[index]) return data.pictures[index];
    }
    return null;
  };
}
