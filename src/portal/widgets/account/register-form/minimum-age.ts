/**
 * Whether somebody born on a day has reached an age.
 * @param birthday yyyy-MM-dd; anything else is nobody's birthday.
 * @param today yyyy-MM-dd.
 */
export function hasReached(age: number, birthday: string, today: string): boolean {
  const [year, rest] = [birthday.slice(0, 4), birthday.slice(4)];
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthday) || Number.isNaN(Date.parse(birthday))) return false;
  // Days written with as many digits compare as texts; a 29 February comes of age on 1 March.
  return `${String(Number(year) + age).padStart(4, '0')}${rest}` <= today;
}
