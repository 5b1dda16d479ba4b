/** What the carousel needs of Swiper, and nothing else of it. */
export { Swiper } from 'swiper';
export { Autoplay } from 'swiper/modules';
