/**
 * Goes on with a value: at once when it is there, else when it has come. What is answered thousands of times a second
 * from memory then waits for no microtask.
 */
export function whenReady<Value, Result>(
  value: Value | Promise<Value>,
  next: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}
